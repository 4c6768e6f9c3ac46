import { Alert, Button, Group } from '@mantine/core'
import { IconCamera, IconCameraOff, IconCloudOff, IconWifi } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection } from '../kit/api/connection.ts'
import { useConnection } from '../kit/api/use-connection.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { CodeField } from './code-field.tsx'
import { FoundTickets } from './found-tickets.tsx'
import type { GateKeeper, GateState } from './gate-keeper.ts'
import { LatestReadings } from './latest-readings.tsx'
import { isTooOld, listAge, serverTime } from './offline.rules.ts'
import { countsOf } from './readings.rules.ts'
import { signal } from './signals.ts'
import { isName, orderNumberOf } from './typed-text.rules.ts'
import { useClock } from './use-clock.ts'
import { validationMessages } from './validation.messages.ts'
import { VerdictPanel } from './verdict.tsx'
import styles from './validate.module.css'

const Camera = lazyPart(() => import('./camera.tsx'), 'Camera')
const refreshMs = 120_000
const sendMs = 5000

type Props = {
  gate: GateKeeper
  /** Whether tickets can be searched: false for a page that was opened without a network. */
  canFind?: boolean
}
/** The gate: reads codes, shows the decision at once, and sends the readings. */
export function ValidateScreen({ gate, canFind = false }: Props) {
  const messages = useMessages(validationMessages)
  const state = useSyncExternalStore(gate.subscribe, gate.current)
  const [camera, setCamera] = useState<'closed' | 'open' | 'refused'>('closed')
  const [sought, setSought] = useState<{ text: string; isOrder: boolean } | null>(null)
  useWork(gate)
  const { shown, list } = state
  useEffect(() => {
    if (shown) signal(shown.verdict === 'accepted')
  }, [shown])
  const timeZone = list?.list.timeZone ?? 'UTC'
  const find = (text: string, isOrder: boolean) => {
    gate.clear()
    setSought({ text, isOrder })
  }
  const read = (code: string) => {
    const order = orderNumberOf(code)
    if (order) return find(order, true)
    if (canFind && isName(code)) return find(code.trim(), false)
    setSought(null)
    void gate.scan(code)
  }
  const hasCamera = camera === 'open'
  const CameraSign = hasCamera ? IconCameraOff : IconCamera
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} />
      <Group gap="xs">
        <Standing state={state} />
      </Group>
      {state.isLockedOut && (
        <Alert color="orange" role="alert">
          {messages.signInAgain}
        </Alert>
      )}
      {sought ? (
        <FoundTickets
          key={sought.text}
          gate={gate}
          sought={sought.text}
          isOrder={sought.isOrder}
          canFind={canFind}
          timeZone={timeZone}
          onPick={read}
          onClose={() => setSought(null)}
        />
      ) : (
        <VerdictPanel
          shown={shown}
          isChecking={state.isChecking}
          timeZone={timeZone}
          onFind={canFind ? (text) => find(text, true) : undefined}
        />
      )}
      {hasCamera && <Camera onRead={read} onRefused={() => setCamera('refused')} />}
      {camera === 'refused' && (
        <Alert color="orange" role="alert">
          {messages.cameraRefused}
        </Alert>
      )}
      <Button
        size="md"
        fullWidth
        leftSection={<CameraSign size={20} aria-hidden />}
        onClick={() => {
          gate.clear()
          setCamera(hasCamera ? 'closed' : 'open')
        }}
      >
        {hasCamera ? messages.closeCamera : messages.openCamera}
      </Button>
      <CodeField onRead={read} canFind={canFind} />
      <Counts state={state} timeZone={timeZone} />
      <LatestReadings readings={state.readings} timeZone={timeZone} />
    </div>
  )
}

/**
 * Loads a new list every two minutes and when the network is back. Every five seconds, sends
 * pending readings or else checks that the server still answers.
 */
function useWork(gate: GateKeeper) {
  useEffect(() => {
    const renew = () => void gate.refresh().then(() => gate.send())
    const sendWaiting = async () => {
      if (!navigator.onLine) return
      if (gate.current().waiting.length > 0) return gate.send()
      await connection.look()
      if (connection.now().state === 'good' && !gate.current().isReachable) renew()
    }
    renew()
    const timers = [setInterval(renew, refreshMs), setInterval(() => void sendWaiting(), sendMs)]
    window.addEventListener('online', renew)
    return () => {
      timers.forEach(clearInterval)
      window.removeEventListener('online', renew)
    }
  }, [gate])
}

/** Whether the server is reachable, and the age of the list for offline decisions. */
function Standing({ state: { list, isReachable } }: { state: GateState }) {
  const messages = useMessages(validationMessages)
  const isOnline = useConnection().state === 'good' && isReachable
  const now = Math.max(useClock(), list?.receivedAt ?? 0)
  const isOld = list !== null && isTooOld(list, now)
  const age =
    list && (isOld ? messages.oldList : messages.listAge(Math.floor(listAge(list, now) / 60_000)))
  return (
    <>
      <StatusBadge
        tone={isOnline ? 'positive' : 'warning'}
        icon={isOnline ? IconWifi : IconCloudOff}
      >
        {isOnline ? messages.online : messages.offline}
      </StatusBadge>
      <span className={styles.age} {...(isOld && { 'data-old': true })}>
        {age ?? messages.noList}
      </span>
    </>
  )
}

function Counts({ state, timeZone }: { state: GateState; timeZone: string }) {
  const messages = useMessages(validationMessages)
  const at = serverTime(state.list, useClock())
  const { accepted, refused } = countsOf(state.readings, { at, timeZone })
  const rows = [
    [messages.accepted, accepted],
    [messages.refused, refused],
    [messages.waiting, state.waiting.length],
  ] as const
  return (
    <dl className={styles.counts} aria-label={messages.counts}>
      {rows.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
