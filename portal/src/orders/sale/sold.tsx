import { Button, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { AnchorLink, ButtonLink } from '../../kit/layout/links.tsx'
import { useBusiness, mayOpen } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { sellMessages } from './sell.messages.ts'
import type { Sold as Order } from './sell.queries.ts'
import styles from './sold.module.css'

/** After the sale: the reference, the papers, and the next client. */
export function Sold({ order, onNext }: { order: Order; onNext: () => void }) {
  const messages = useMessages(sellMessages)
  const money = useMoney()
  const business = useBusiness()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  const ref = order.orderReferenceNumber
  const email = order.invoice.user.email
  const papers = [
    { label: messages.tickets80, search: { format: '80mm', what: 'tickets' } as const },
    { label: messages.ticketsLetter, search: { format: 'letter', what: 'tickets' } as const },
    { label: messages.receipt80, search: { format: '80mm', what: 'receipt' } as const },
    { label: messages.receiptLetter, search: { format: 'letter', what: 'receipt' } as const },
  ]
  return (
    <section className={`panel ${styles.sold}`} aria-labelledby="sold">
      <IconCircleCheck size={40} stroke={1.5} className={styles.sign} aria-hidden />
      <Title order={2} id="sold" size="h2">
        {messages.soldTitle}
      </Title>
      <p className={styles.total}>
        <span>{messages.soldTotal}</span> <strong>{money(order.invoice.finalCost)}</strong>
      </p>
      <p>
        {mayOpen(business, 'Orders') ? (
          <AnchorLink to="/orders/$ref" params={{ ref }} fw={620}>
            {messages.order(ref)}
          </AnchorLink>
        ) : (
          <strong>{messages.order(ref)}</strong>
        )}
      </p>
      <Text size="sm" c="dimmed">
        {email ? messages.mailTo(email) : messages.noMail}
      </Text>
      <hr className="perforation" />
      <h3 className={styles.papersTitle}>{messages.print}</h3>
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
        {messages.newSale}
      </Button>
    </section>
  )
}
