import { Button, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useBusiness, mayOpen } from '../kit/business.ts'
import { AnchorLink, ButtonLink } from '../kit/links.tsx'
import { useMoney } from '../kit/money.ts'
import { useWords } from '../kit/words.ts'
import type { Sold as Order } from './sell.queries.ts'
import { sellWords } from './sell.words.ts'
import styles from './sold.module.css'

/** After the sale: the reference, the papers, and the next client. */
export function Sold({ order, onNext }: { order: Order; onNext: () => void }) {
  const words = useWords(sellWords)
  const money = useMoney()
  const business = useBusiness()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  const ref = order.orderReferenceNumber
  const email = order.invoice.user.email
  const papers = [
    { label: words.tickets80, search: { format: '80mm', what: 'tickets' } as const },
    { label: words.ticketsLetter, search: { format: 'letter', what: 'tickets' } as const },
    { label: words.receipt80, search: { format: '80mm', what: 'receipt' } as const },
    { label: words.receiptLetter, search: { format: 'letter', what: 'receipt' } as const },
  ]
  return (
    <section className={`panel ${styles.sold}`} aria-labelledby="sold">
      <IconCircleCheck size={40} stroke={1.5} className={styles.sign} aria-hidden />
      <Title order={2} id="sold" size="h2">
        {words.soldTitle}
      </Title>
      <p className={styles.total}>
        <span>{words.soldTotal}</span> <strong>{money(order.invoice.finalCost)}</strong>
      </p>
      <p>
        {mayOpen(business, 'Orders') ? (
          <AnchorLink to="/orders/$ref" params={{ ref }} fw={620}>
            {words.order(ref)}
          </AnchorLink>
        ) : (
          <strong>{words.order(ref)}</strong>
        )}
      </p>
      <Text size="sm" c="dimmed">
        {email ? words.mailTo(email) : words.noMail}
      </Text>
      <hr className="perforation" />
      <h3 className={styles.papersTitle}>{words.print}</h3>
      <div className={styles.papers}>
        {papers.map(({ label, search }) => (
          <ButtonLink
            key={label}
            variant="default"
            to="/orders/$ref/print"
            params={{ ref }}
            search={search}
            target="_blank"
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
      <hr className="perforation" />
      <Button ref={next} size="md" fullWidth onClick={onNext}>
        {words.newSale}
      </Button>
    </section>
  )
}
