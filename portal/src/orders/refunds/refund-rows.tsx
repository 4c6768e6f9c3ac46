import { Button, Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { RefundRowLine } from './refund-row-line.tsx'
import { refundMessages } from './refund.messages.ts'
import type { Picked, RefundRow } from './refund.rules.ts'
import styles from './refund.module.css'

type Props = {
  rows: readonly RefundRow[]
  picked: Picked
  onPick: (picked: Picked) => void
  amounts: ReadonlyMap<string, number>
  canPercentage: boolean
  isLocked: boolean
  isFree: boolean
}

/** All counted pieces, with the quick picks of a whole line of work. */
export function RefundRows({
  rows,
  picked,
  onPick,
  amounts,
  canPercentage,
  isLocked,
  isFree,
}: Props) {
  const messages = useMessages(refundMessages)
  const open = useMemo(() => rows.filter(({ isOpen }) => isOpen), [rows])
  const count = Object.keys(picked).length
  const everyAt = (units: readonly string[], percent: string) =>
    onPick(Object.fromEntries(units.map((unit) => [unit, percent])))
  const pick = (unit: string, percent: string | null) => {
    const { [unit]: _, ...others } = picked
    onPick(percent === null ? others : { ...others, [unit]: percent })
  }
  return (
    <section className="panel" aria-labelledby="refund-rows">
      <div className={styles.rowsHead}>
        <h2 id="refund-rows" className={styles.heading}>
          {isFree ? messages.rowsFree : messages.rows}
        </h2>
        {!isLocked && open.length > 0 && (
          <Group gap={4}>
            <Button
              size="compact-sm"
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
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onPick({})}>
                {messages.none}
              </Button>
            )}
            {count > 0 && canPercentage && (
              <Button.Group aria-label={messages.quick}>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => everyAt(Object.keys(picked), '50')}
                >
                  {messages.quick50}
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => everyAt(Object.keys(picked), '100')}
                >
                  {messages.quick100}
                </Button>
              </Button.Group>
            )}
          </Group>
        )}
      </div>
      {!canPercentage && !isFree && !isLocked && open.length > 0 && (
        <Text size="xs" c="dimmed" px="md" pb="xs">
          {messages.percentFixed}
        </Text>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <RefundRowLine
            key={row.unitPublicId}
            row={row}
            percent={picked[row.unitPublicId]}
            amount={amounts.get(row.unitPublicId) ?? null}
            canPercentage={canPercentage}
            isLocked={isLocked}
            isFree={isFree}
            onPick={(percent) => pick(row.unitPublicId, percent)}
          />
        ))}
      </ul>
    </section>
  )
}
