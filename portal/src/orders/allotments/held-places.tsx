import { Button, Skeleton, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { QueryBoundary } from '../../kit/api/query-boundary.tsx'
import { useDates } from '../../kit/dates/dates.ts'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { deviceId } from '../../kit/session/device-id.ts'
import { useMessages } from '../../kit/text/messages.ts'
import type { AllotmentKeeper, CounterState } from './allotment-keeper.ts'
import { allotmentMessages } from './allotments.messages.ts'
import {
  useFetchAllotment,
  useHeldPlaces,
  useReturn,
  type HeldPlaces as Held,
} from './allotments.queries.ts'
import { waitingOf } from './offline-sale.rules.ts'
import styles from './allotments.module.css'

type Props = { keeper: AllotmentKeeper; state: CounterState }
/** Allotments of all counters, including those ended today, with return and take-back buttons. */
export function HeldPlaces({ keeper, state }: Props) {
  const messages = useMessages(allotmentMessages)
  const held = useHeldPlaces()
  useDropEnded(keeper, state, held.data?.items)
  return (
    <section className="panel" aria-labelledby="held">
      <h2 id="held" className={styles.heading}>
        {messages.held}
      </h2>
      <QueryBoundary query={held} title={messages.heldFailed} loading={<Skeleton height={80} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{messages.noneHeld}</Text>
          ) : (
            <ul className={styles.rows}>
              {items.map((item) => (
                <HeldRow key={item.publicId} item={item} keeper={keeper} state={state} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  )
}

/** Removes allotments from this device that were taken back or returned elsewhere. */
function useDropEnded(
  keeper: AllotmentKeeper,
  { allotments }: CounterState,
  items: readonly Held[] = [],
) {
  useEffect(() => {
    const ended = new Set(
      items.flatMap(({ publicId, endedDateTimeUtc }) => (endedDateTimeUtc ? [publicId] : [])),
    )
    const isGone = ({ publicId }: { publicId: string }) => ended.has(publicId)
    if (allotments.some(isGone)) void keeper.drop(isGone)
  }, [keeper, allotments, items])
}

function HeldRow({ item, keeper, state }: Props & { item: Held }) {
  const messages = useMessages(allotmentMessages)
  const dates = useDates()
  const isOwn = item.devicePublicId === deviceId()
  return (
    <li className={styles.held}>
      <span className={styles.what}>
        <strong>{item.counterName}</strong>
        {isOwn && <em className={styles.own}>{messages.thisDevice}</em>}
        <small>
          {messages.takenBy(item.takenBy)}, {dates.hour(item.takenDateTimeUtc)} ·{' '}
          {messages.until(dates.hour(item.untilDateTimeUtc))}
        </small>
        {!!item.enteredUnsettledPlaces && (
          <small className={styles.entered}>{messages.entered(item.enteredUnsettledPlaces)}</small>
        )}
      </span>
      <span className="to-right">{messages.soldOf(item.settledPlaces, item.places)}</span>
      {item.ending ? (
        <Text size="sm" c="dimmed">
          {messages.endings[item.ending]}
        </Text>
      ) : (
        <HeldActions item={item} keeper={keeper} state={state} isOwn={isOwn} />
      )}
    </li>
  )
}

function HeldActions({ item, keeper, state, isOwn }: Props & { item: Held; isOwn: boolean }) {
  const messages = useMessages(allotmentMessages)
  const [isAsking, setAsking] = useState(false)
  const fetched = useFetchAllotment((allotment) => keeper.keep(allotment))
  const given = useReturn(async () => {
    setAsking(false)
    await keeper.drop(({ publicId }) => publicId === item.publicId)
  })
  const isHere = state.allotments.some(({ publicId }) => publicId === item.publicId)
  const waits = waitingOf(state.sales).some(
    ({ allotmentPublicId }) => allotmentPublicId === item.publicId,
  )
  return (
    <>
      <div className={styles.actions}>
        {isOwn && !isHere && (
          <Button
            variant="default"
            loading={fetched.isPending}
            onClick={() => fetched.mutate(item.publicId)}
          >
            {messages.fetch}
          </Button>
        )}
        <Button
          variant="default"
          disabled={waits}
          onClick={() => setAsking(true)}
          {...(waits && { 'aria-describedby': `waits-${item.publicId}` })}
        >
          {isOwn ? messages.giveBack : messages.takeBack}
        </Button>
        {isAsking && (
          <Confirm
            title={isOwn ? messages.giveBackTitle : messages.takeBackTitle(item.counterName)}
            verb={isOwn ? messages.giveBack : messages.takeBack}
            isDangerous={!isOwn}
            isPending={given.isPending}
            onClose={() => setAsking(false)}
            onConfirm={() =>
              given.mutate({
                params: { allotmentPublicId: item.publicId },
                body: isOwn ? {} : { isTakenBack: true },
              })
            }
          >
            {isOwn ? messages.giveBackHint : messages.takeBackHint}
          </Confirm>
        )}
      </div>
      {waits && (
        <Text className={styles.outcome!} size="sm" c="dimmed" id={`waits-${item.publicId}`}>
          {messages.giveBackWaiting}
        </Text>
      )}
    </>
  )
}
