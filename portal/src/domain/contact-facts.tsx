import { Anchor } from '@mantine/core'
import { CopyButton } from '../kit/text/copy-button.tsx'

/** Label, value and link target. */
type ContactFact = readonly [label: string, value: string | null, href: string | null]

/** Contact details: emails and phone numbers are links and can be copied. */
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
