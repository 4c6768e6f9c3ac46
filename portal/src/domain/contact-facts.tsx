import { Anchor } from '@mantine/core'
import { CopyButton } from '../kit/text/copy-button.tsx'

/** A label, what is known, and where a press on it leads. */
type ContactFact = readonly [label: string, value: string | null, href: string | null]

/** What is known of a person: what can be written or called to is a link, and can be copied. */
export function ContactFacts({
  facts,
  className,
}: {
  facts: readonly ContactFact[]
  className: string
}) {
  return (
    <dl className={className}>
      {facts.map(([label, value, href]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {href ? (
              <>
                <Anchor href={href} inherit>
                  {value}
                </Anchor>
                <CopyButton value={value!} />
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
