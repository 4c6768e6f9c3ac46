import { Anchor, Text } from '@mantine/core'
import { CopyButton } from '../kit/copy-button.tsx'
import { useWords } from '../kit/words.ts'
import type { Order } from './orders.queries.ts'
import { orderWords } from './orders.words.ts'
import styles from './order.module.css'

export function OrderClient({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const { fullName, email, phone, address } = order.invoice.user
  const rows = [
    [words.name, fullName, null],
    [words.postalCode, address.postalCode, null],
    [words.email, email, `mailto:${email}`],
    [words.phone, phone, `tel:${phone}`],
  ] as const
  const known = rows.filter(([, value]) => value)
  return (
    <section aria-labelledby="client">
      <h2 id="client" className={styles.heading}>
        {words.client}
      </h2>
      {known.length === 0 ? (
        <Text c="dimmed">{words.anonymous}</Text>
      ) : (
        <dl className={styles.facts}>
          {known.map(([label, value, href]) => (
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
      )}
    </section>
  )
}
