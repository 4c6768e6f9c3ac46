import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { orderMessages } from '../orders.messages.ts'
import { usePieceStateText } from '../use-piece-state-text.ts'
import { refundMessages } from './refund.messages.ts'
import { percentOf, type RefundRow } from './refund.rules.ts'
import { useWhenText } from './use-when-text.ts'
import styles from './refund.module.css'

type Props = {
  row: RefundRow
  percent: string | undefined
  amount: number | null
  canPercentage: boolean
  isLocked: boolean
  isFree: boolean
  /** False when one amount is shared over all pieces, or the order is free. */
  hasPercent: boolean
  onPick: (percent: string | null) => void
}

/** A refundable piece: checkbox, percentage and resulting amount. */
export function RefundRowLine({
  row,
  percent,
  amount,
  canPercentage,
  isLocked,
  isFree,
  hasPercent,
  onPick,
}: Props) {
  const nameOf = useRowName()
  const money = useMoney()
  const isPicked = percent !== undefined
  return (
    <li
      className={styles.row}
      data-picked={isPicked || undefined}
      data-shut={!row.isOpen || undefined}
    >
      <Checkbox
        size="sm"
        className={styles.check}
        checked={isPicked}
        disabled={!row.isOpen || isLocked}
        onChange={(event) => onPick(event.currentTarget.checked ? '100' : null)}
        label={
          <>
            <Text span fw={550}>
              {nameOf(row)}
            </Text>
            {row.ticketReferenceKey && (
              <Text span size="xs" c="dimmed" ml={6}>
                {row.ticketReferenceKey}
              </Text>
            )}
          </>
        }
      />
      <Facts row={row} isFree={isFree} />
      {hasPercent && row.isOpen && (
        <HowMuch row={row} percent={percent} isFixed={!canPercentage || isLocked} onPick={onPick} />
      )}
      {!isFree && (
        <span className={styles.amount}>{isPicked && amount !== null ? money(amount) : ''}</span>
      )}
    </li>
  )
}

/** Activity, date, paid price and state of the piece. */
function Facts({ row, isFree }: { row: RefundRow; isFree: boolean }) {
  const messages = useMessages(refundMessages)
  const localized = useLocalized()
  const money = useMoney()
  const whenText = useWhenText()
  const stateOf = () => {
    if (row.refunded > 0) return messages.already(money(row.refunded))
    if (row.isTicketVoided) return messages.alreadyVoided
    return row.isOpen ? null : messages.nothingLeft
  }
  const state = stateOf()
  const stateText = usePieceStateText()(row)
  const price = (row.isPaidUp ? messages.paid : messages.worth)(money(row.price))
  return (
    <Text size="xs" c="dimmed" className={styles.under}>
      {[localized(row.under), whenText(row.when), isFree ? null : price]
        .filter(Boolean)
        .join(' · ')}
      {state && <span className={styles.state}>{state}</span>}
      {stateText && <span className={styles.state}>{stateText}</span>}
    </Text>
  )
}

type HowMuchProps = Pick<Props, 'row' | 'percent' | 'onPick'> & { isFixed: boolean }
/** Percentage of a piece: two shortcuts, or any typed value. */
const HowMuch = ({ isFixed, ...field }: HowMuchProps) => (
  <>
    {!isFixed && <QuickPercents {...field} />}
    <PercentField {...field} isDisabled={field.percent === undefined || isFixed} />
  </>
)

/** A shortcut also ticks the piece. */
function QuickPercents({ row, percent, onPick }: Pick<Props, 'row' | 'percent' | 'onPick'>) {
  const messages = useMessages(refundMessages)
  const name = useNameOf(row)
  return (
    <Button.Group className={styles.quick!}>
      {(['50', '100'] as const).map((value) => {
        const text = value === '50' ? messages.quick50 : messages.quick100
        return (
          <Button
            key={value}
            px="xs"
            variant={percent === value ? 'filled' : 'default'}
            aria-pressed={percent === value}
            aria-label={messages.quickOf(text, name)}
            onClick={() => onPick(value)}
          >
            {text}
          </Button>
        )
      })}
    </Button.Group>
  )
}

function useNameOf(row: RefundRow): string {
  const nameOf = useRowName()
  return [nameOf(row), row.ticketReferenceKey].filter(Boolean).join(' ')
}

/** A supplement is named after the ticket that it was charged for. */
function useRowName() {
  const localized = useLocalized()
  const { supplement } = useMessages(orderMessages)
  return ({ title, supplementTo }: RefundRow): string =>
    supplementTo ? supplement(supplementTo.ticketReferenceKey ?? '') : localized(title)
}

type PercentProps = Pick<Props, 'row' | 'percent' | 'onPick'> & { isDisabled: boolean }
function PercentField({ row, percent, isDisabled, onPick }: PercentProps) {
  const messages = useMessages(refundMessages)
  const name = useNameOf(row)
  const isBad = percent !== undefined && percentOf(percent) === null
  return (
    <TextInput
      className={styles.percent}
      aria-label={messages.percentage(name)}
      type="number"
      inputMode="numeric"
      min={1}
      max={100}
      step={1}
      rightSection={<span aria-hidden>%</span>}
      value={percent ?? ''}
      disabled={isDisabled}
      error={isBad ? messages.percentBad : null}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onPick(event.currentTarget.value)}
    />
  )
}
