import { Button, Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { RefundRowLine } from './refund-row-line.tsx'
import { refundMessages } from './refund.messages.ts'
import { withSupplements, type PercentByUnit, type RefundRow } from './refund.rules.ts'
import styles from './refund.module.css'

type Props = {
  rows: readonly RefundRow[]
  picked: PercentByUnit
  onPick: (picked: PercentByUnit) => void
  amounts: ReadonlyMap<string, number>
  canPercentage: boolean
  /** The refund is an amount shared over the picked pieces, instead of a percentage per piece. */
  isByAmount: boolean
  onByAmount: (isByAmount: boolean) => void
  isLocked: boolean
  isFree: boolean
}

/** All pieces of the order, with buttons to pick several at once. */
export function RefundRows({
  rows,
  picked,
  onPick,
  amounts,
  canPercentage,
  isByAmount,
  onByAmount,
  isLocked,
  isFree,
}: Props) {
  const messages = useMessages(refundMessages)
  const open = useMemo(() => rows.filter(({ isOpen }) => isOpen), [rows])
  const hasOpen = !isLocked && open.length > 0
  const isChoosing = hasOpen && !isFree
  const pick = (unit: string, percent: string | null) =>
    onPick(withSupplements(rows, picked, unit, percent))
  return (
    <section className="panel" aria-labelledby="refund-rows">
      <div className={styles.rowsHead}>
        <h2 id="refund-rows" className="size-14 strong">
          {isFree ? messages.rowsFree : messages.rows}
        </h2>
        {hasOpen && (
          <QuickPicks
            open={open}
            picked={picked}
            onPick={onPick}
            canPercentage={canPercentage && !isByAmount}
          />
        )}
      </div>
      {isChoosing && canPercentage && (
        <div className={styles.how}>
          <Button.Group aria-label={messages.how}>
            <HowButton isOn={!isByAmount} onClick={() => onByAmount(false)}>
              {messages.byPercentages}
            </HowButton>
            <HowButton isOn={isByAmount} onClick={() => onByAmount(true)}>
              {messages.byAmount}
            </HowButton>
          </Button.Group>
        </div>
      )}
      {isChoosing && !canPercentage && (
        <Text size="xs" c="dimmed" px="md" pb="xs">
          {messages.percentFixed}
        </Text>
      )}
      <ul>
        {rows.map((row) => (
          <RefundRowLine
            key={row.unitPublicId}
            row={row}
            percent={picked[row.unitPublicId]}
            amount={amounts.get(row.unitPublicId) ?? null}
            canPercentage={canPercentage}
            isLocked={isLocked}
            isFree={isFree}
            hasPercent={!isFree && !isByAmount}
            onPick={(percent) => pick(row.unitPublicId, percent)}
          />
        ))}
      </ul>
    </section>
  )
}

type HowProps = { isOn: boolean; onClick: () => void; children: string }
const HowButton = ({ isOn, ...button }: HowProps) => (
  <Button px="xs" variant={isOn ? 'light' : 'default'} aria-pressed={isOn} {...button} />
)

type QuickProps = Pick<Props, 'picked' | 'onPick' | 'canPercentage'> & {
  open: readonly RefundRow[]
}
/** Picks all pieces or none, or sets one percentage for the picked ones. */
function QuickPicks({ open, picked, onPick, canPercentage }: QuickProps) {
  const messages = useMessages(refundMessages)
  const count = Object.keys(picked).length
  const everyAt = (units: readonly string[], percent: string) =>
    onPick(Object.fromEntries(units.map((unit) => [unit, percent])))
  return (
    <Group gap={4}>
      <Button
        px="xs"
        variant="subtle"
        disabled={count === open.length}
        onClick={() =>
          everyAt(
            open.map(({ unitPublicId }) => unitPublicId),
            '100',
          )
        }
      >
        {messages.all(open.length)}
      </Button>
      {count > 0 && (
        <Button px="xs" variant="subtle" color="gray" onClick={() => onPick({})}>
          {messages.none}
        </Button>
      )}
      {count > 0 && canPercentage && (
        <Button.Group aria-label={messages.quick}>
          <Button px="xs" variant="default" onClick={() => everyAt(Object.keys(picked), '50')}>
            {messages.quick50}
          </Button>
          <Button px="xs" variant="default" onClick={() => everyAt(Object.keys(picked), '100')}>
            {messages.quick100}
          </Button>
        </Button.Group>
      )}
    </Group>
  )
}
