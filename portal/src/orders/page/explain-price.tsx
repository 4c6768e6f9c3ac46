import type { PriceStep } from '@guichet/contract/orders/price-step.ts'
import { Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import { useKindNames } from '../../domain/names/use-kind-names.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useLanguage, useLocalized, useMessages } from '../../kit/text/messages.ts'
import { formatPercent, useMoney } from '../../kit/text/money.ts'
import type { Order } from '../orders.queries.ts'
import { explainPriceMessages } from './explain-price.messages.ts'
import styles from './explain-price.module.css'

/** Explains how the price of an order was calculated, as recorded at the sale. */
export function ExplainPrice({ invoice }: { invoice: Order['invoice'] }) {
  const messages = useMessages(explainPriceMessages)
  const [isOpen, setOpen] = useState(false)
  const { explanations = [] } = invoice
  if (explanations.every((steps) => steps.length === 0)) return null
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconCalculator size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {messages.open}
      </Button>
      {isOpen && (
        <Dialog title={messages.title} onClose={() => setOpen(false)} size="lg" isFullOnPhone>
          {explanations.map((steps, i) => (
            // Invoices have no id here; the first is the sale and the others are its supplements,
            // in order.
            <section key={i} className={styles.invoice}>
              {explanations.length > 1 && (
                <h3 className="size-14 below-4">
                  {i === 0 ? messages.sale : messages.supplement(i)}
                </h3>
              )}
              <Steps steps={steps} />
            </section>
          ))}
          <p className="dimmed size-13 no-margin above-12">{messages.frozen}</p>
        </Dialog>
      )}
    </>
  )
}

function Steps({ steps }: { steps: readonly PriceStep[] }) {
  const words = useStepWords()
  const money = useMoney()
  return (
    <table className={styles.steps}>
      <tbody>
        {steps.map((step, i) => {
          const { label, how } = words(step)
          return (
            // The order of the steps never changes, so the index is a stable key.
            <tr key={i} data-total={step.step === 'final' || undefined}>
              <th scope="row">
                {label}
                {how && <span className="block dimmed size-13">{how}</span>}
              </th>
              <td>{money(step.step === 'rebate' ? -step.total : step.total)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Label of a step, and the calculation behind it. */
function useStepWords() {
  const messages = useMessages(explainPriceMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const money = useMoney()
  const kindNames = useKindNames()
  const rateOf = (percent: number, base: number) =>
    messages.rate(formatPercent(percent, language), money(base))
  return (step: PriceStep): { label: string; how?: string } => {
    switch (step.step) {
      case 'rebate':
        return { label: messages.rebate(step.description) }
      case 'fee':
        return {
          label: messages.fee(kindNames[step.kind]),
          how:
            step.percent === null
              ? messages.each(step.count, money(step.amount ?? 0))
              : rateOf(step.percent, step.base),
        }
      case 'tax':
        return {
          label: localized(step.description),
          ...(step.percent > 0 && { how: rateOf(step.percent, step.base) }),
        }
      default:
        return { label: messages[step.step] }
    }
  }
}
