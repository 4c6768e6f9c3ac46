import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { promoCodeMessages } from '../../../domain/promo-codes/promo-codes.messages.ts'
import { focusField } from '../../../kit/focus/focus-field.ts'
import { IconAction } from '../../../kit/layout/icon-action.tsx'
import { useLanguage, useMessages } from '../../../kit/text/messages.ts'
import type { DiscountOfSale } from './check-out.rules.ts'
import { brokenRule, discountOf } from './manual-discount.rules.ts'
import styles from '../../../domain/promo-codes/promo-codes.module.css'

type Field = 'settings' | 'reason'
type Props = {
  discount: DiscountOfSale
  onChange: (discount: DiscountOfSale | null) => void
  /** Called once the discount is in the invoice. */
  onApplied: () => void
  areAllShown: boolean
  /** Whether the invoice is that of the discount as typed. */
  isCurrent: boolean
  /** The server's problem with the discount. */
  problem: string | undefined
  /** Highest discount of the person, in percent; undefined before the first invoice. */
  ceiling: number | undefined
}

/** Amount and reason of a discount. A field shows its problem when it is left. */
export function ManualDiscount({
  discount,
  onChange,
  onApplied,
  areAllShown,
  isCurrent,
  problem,
  ceiling,
}: Props) {
  const messages = useMessages(promoCodeMessages)
  const box = useRef<HTMLFieldSetElement>(null)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [isApplying, setApplying] = useState(false)
  const { settings, reason, missing } = discount
  const problems = useProblems(discount, ceiling)
  const unit = settings.endsWith('$') ? '$' : '%'
  const number = settings.slice(0, -1)
  const broken = brokenRule(settings, ceiling)
  const shownProblem = (field: Field) => (areAllShown || left.has(field) ? problems[field] : null)
  const isBad = Boolean(problem ?? broken ?? missing)
  if (isApplying && isBad) setApplying(false)
  useEffect(() => {
    if (isApplying && isCurrent && !isBad) onApplied()
  }, [isApplying, isCurrent, isBad, onApplied])
  const change = (typed: { settings?: string; reason?: string }) =>
    onChange(discountOf({ settings, reason, ...typed }))
  const leave = (field: Field) => (event: FocusEvent) => {
    // The unit and the button that removes the discount belong to the amount.
    const isInside = field === 'settings' && event.relatedTarget?.closest('[data-amount]')
    if (!isInside) setLeft((was) => new Set([...was, field]))
  }
  const apply = () => {
    setLeft(new Set(['settings', 'reason']))
    const bad = broken ? 'settings' : missing
    if (bad) focusField(box.current, `discount.${bad}`)
    else setApplying(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    apply()
  }
  return (
    <fieldset ref={box} className="stack gap-6 shrinks below-8">
      <legend className="visually-hidden">{messages.byHand}</legend>
      <div className={styles.amount} data-amount>
        <TextInput
          aria-label={messages.amount}
          placeholder={messages.amountShort}
          inputMode="decimal"
          autoComplete="off"
          value={number}
          data-field="discount.settings"
          error={problem ?? shownProblem('settings')}
          onBlur={leave('settings')}
          onKeyDown={onKeyDown}
          onChange={(event) =>
            change({ settings: `${event.currentTarget.value.replace(/\s/g, '')}${unit}` })
          }
        />
        <SegmentedControl
          aria-label={messages.unit}
          value={unit}
          onChange={(next) => change({ settings: `${number}${next}` })}
          data={['%', '$']}
        />
        <IconAction label={messages.takeBack} icon={IconX} onClick={() => onChange(null)} />
      </div>
      <div className={styles.entry}>
        <TextInput
          aria-label={messages.reason}
          placeholder={messages.reasonHint}
          maxLength={75}
          required
          value={reason}
          data-field="discount.reason"
          error={shownProblem('reason')}
          onBlur={leave('reason')}
          onKeyDown={onKeyDown}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
        <Button variant="default" loading={isApplying} onClick={apply}>
          {messages.apply}
        </Button>
      </div>
    </fieldset>
  )
}

/** Sentences about the fields, by the rules of the API. */
function useProblems({ settings, reason }: DiscountOfSale, ceiling: number | undefined) {
  const messages = useMessages(promoCodeMessages)
  const language = useLanguage()
  const broken = brokenRule(settings, ceiling)
  const isEmpty = settings.length === 1
  return {
    settings: isEmpty ? messages.amountMissing : broken && sentenceOf(broken, language),
    reason: reason.trim() === '' ? messages.reasonMissing : null,
  }
}
