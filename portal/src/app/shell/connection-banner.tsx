import { Anchor, Button } from '@mantine/core'
import { IconCloudOff, IconHourglass } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useWaitingSales } from '../../domain/waiting-sales.ts'
import { connection } from '../../kit/api/connection.ts'
import { useConnection } from '../../kit/api/use-connection.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { hasAllotmentsDatabase } from '../../kit/session/allotments-database.ts'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { connectionMessages } from './connection.messages.ts'
import { useHeightVariable } from './use-height-variable.ts'
import styles from './connection-banner.module.css'

/** How long the restored connection is shown, in milliseconds. */
const backMs = 5000

/** Shows a lost connection and what works without it; once it is back, sales without a response. */
export function ConnectionBanner() {
  const messages = useMessages(connectionMessages)
  const { state, since } = useConnection()
  const isBack = useIsBack(state === 'good')
  const isAtCounter = useLocation().pathname === '/sell'
  const sellsOffline = useSellsOffline(isAtCounter)
  const place = useHeightVariable<HTMLOutputElement>('--banner')
  return (
    <output ref={place} className={styles.place}>
      {state === 'slow' && (
        <span className={styles.trouble}>
          <IconHourglass size={18} aria-hidden /> {messages.slow}
        </span>
      )}
      {state === 'lost' && since !== null && (
        <Lost since={since} isAtCounter={isAtCounter} sellsOffline={sellsOffline} />
      )}
      {state === 'good' && isBack && <span className={styles.back}>{messages.back}</span>}
      {state === 'good' && !isAtCounter && <Unanswered />}
    </output>
  )
}

type LostProps = { since: number; isAtCounter: boolean; sellsOffline: boolean }
function Lost({ since, isAtCounter, sellsOffline }: LostProps) {
  const messages = useMessages(connectionMessages)
  const dates = useDates()
  return (
    <span className={styles.trouble}>
      <IconCloudOff size={18} aria-hidden />
      <span className="grows">
        <strong>{messages.lost(dates.hour(new Date(since).toISOString()))}</strong>{' '}
        {isAtCounter ? messages.atCounter : messages.stays}{' '}
        {sellsOffline && (
          <Anchor href="/sell/offline" underline="always" c="inherit">
            {messages.sellOffline}
          </Anchor>
        )}
      </span>
      <Button variant="default" onClick={() => void connection.look()}>
        {messages.again}
      </Button>
    </span>
  )
}

/** Links to the counter, where sales without a response are settled. */
function Unanswered() {
  const messages = useMessages(connectionMessages)
  const { sales } = useWaitingSales()
  const maySell = mayOpen(useBusiness(), 'TicketCreation')
  if (sales.length === 0 || !maySell) return null
  return (
    <span className={styles.trouble}>
      <span className="grows">
        {messages.waiting(sales.length)}{' '}
        <AnchorLink to="/sell" underline="always" c="inherit">
          {messages.ask}
        </AnchorLink>
      </span>
    </span>
  )
}

/**
 * Whether this device has places allotted for offline sales. Read while online, because the code
 * that reads it could not be loaded offline.
 */
function useSellsOffline(isAtCounter: boolean): boolean {
  const [sells, setSells] = useState(false)
  useEffect(() => {
    if (!isAtCounter) return
    const look = async () => {
      if (!(await hasAllotmentsDatabase())) return
      const { sellsHere } = await import('../../orders/allotments/allotment-storage.ts')
      setSells(await sellsHere())
    }
    void look().catch(() => setSells(false))
  }, [isAtCounter])
  return sells && isAtCounter
}

/** True for a moment after the connection is back, when failed queries are refetched. */
function useIsBack(isGood: boolean): boolean {
  const client = useQueryClient()
  const wasGood = useRef(true)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const isNew = isGood && !wasGood.current
    wasGood.current = isGood
    if (!isNew) return
    setBack(true)
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
    const timer = setTimeout(() => setBack(false), backMs)
    return () => clearTimeout(timer)
  }, [client, isGood])
  return isBack
}
