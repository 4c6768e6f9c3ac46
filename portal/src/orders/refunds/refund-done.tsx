import { Group, Text } from '@mantine/core'
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { cashMessages } from '../../domain/pay/cash.messages.ts'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { TotalsList } from '../../kit/tables/totals-list.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { Order, Refund } from '../orders.queries.ts'
import { creditRows } from './refund-summary.tsx'
import { refundMessages } from './refund.messages.ts'
import { returnedOf } from './refund.rules.ts'
import { useRefundedName } from './use-refunded-name.ts'
import styles from './refund.module.css'

/** Summary of the completed refund, in place of the form. */
export function RefundDone({ order, refund }: { order: Order; refund: Refund }) {
  const messages = useMessages(refundMessages)
  const cash = useMessages(cashMessages)
  const { nameOf, underOf } = useRefundedName()
  const money = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isFree = refund.finalCost === 0
  const ref = order.orderReferenceNumber
  const doneText = doneTextOf(refund, messages, money)
  return (
    <section className={styles.done}>
      <h2 ref={heading} tabIndex={-1} className={styles.doneTitle}>
        <IconCircleCheck size={22} aria-hidden />
        {isFree ? messages.doneFreeTitle : messages.doneTitle}
      </h2>
      <Text size="sm" mb="sm">
        {isFree ? messages.doneFreeText : doneText}
      </Text>
      {!isFree && (
        <TotalsList
          rows={[
            ...refund.refundItems.map((item, index) => ({
              key: `${index}`,
              label: [nameOf(item), underOf(item)].filter(Boolean).join(' · '),
              amount: money(item.refundedAmount),
            })),
            ...(refund.fees ? [{ label: messages.feesReturned, amount: money(refund.fees) }] : []),
            {
              label: refund.credited ? messages.totalWorth : messages.total,
              amount: money(refund.finalCost),
              isTotal: true,
            },
            ...creditRows(refund, messages, money),
            ...(refund.cash === undefined
              ? []
              : [{ label: cash.handOver, amount: money(refund.cash), isTotal: true }]),
          ]}
        />
      )}
      {refund.creditNoteNumber && (
        <Text size="sm" mt="xs">
          {messages.creditNote(refund.creditNoteNumber)}
        </Text>
      )}
      <Group mt="md" gap="xs">
        <ButtonLink to="/orders/$ref" params={{ ref }}>
          {messages.toOrder}
        </ButtonLink>
        <ButtonLink
          variant="default"
          to="/orders/$ref/print"
          params={{ ref }}
          search={{ format: 'letter', what: 'receipt' }}
          target="_blank"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {messages.print}
        </ButtonLink>
      </Group>
    </section>
  )
}

type Words = Record<'doneText' | 'doneSettledText' | 'doneCreditedText', (amount: string) => string>
/** Settled refunds are not shown as in progress, and credits are not shown as money returned. */
function doneTextOf(refund: Refund, words: Words, money: (dollars: number) => string): string {
  const returned = returnedOf(refund)
  if (returned === 0) return words.doneCreditedText(money(refund.finalCost))
  return (refund.state === 'settled' ? words.doneSettledText : words.doneText)(money(returned))
}
