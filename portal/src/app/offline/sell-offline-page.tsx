import { Alert, Button, Text } from '@mantine/core'
import { Suspense, use, useEffect, useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { connection } from '../../kit/api/connection.ts'
import { useConnection } from '../../kit/api/use-connection.ts'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { BusinessContext, mayOpen, type Business } from '../../kit/session/business.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { keepBusiness, lastBusiness } from '../../orders/allotments/allotment-storage.ts'
import { allotmentMessages } from '../../orders/allotments/allotments.messages.ts'
import { loadSelling, OfflineCounter } from '../../orders/allotments/offline-counter.tsx'
import { loadPapers } from '../../orders/allotments/sold-offline.tsx'
import { useKeeper } from '../../orders/allotments/use-keeper.ts'
import { useSession } from '../session/session.ts'
import { BarePage } from '../shell/bare-page.tsx'
import { BrandMark } from '../shell/brand-mark.tsx'
import { OwnLanguage } from '../shell/own-language.tsx'
import { Waiting } from '../waiting.tsx'
import { leaveFor, leaveForSignIn, recallSession, requireSession } from './gate.ts'
import { keepPageOffline } from './keep-page-offline.ts'
import styles from './offline-page.module.css'

const path = '/sell/offline'
// Loaded with the page: offline they could not be loaded later.
const loadParts = () =>
  Promise.all([loadSelling(), loadPapers(), import('../../domain/pay/tender-pad.tsx')])

type CounterState = { business: Business } | { business: null; why: 'noNetwork' | 'notPermitted' }

/** Opens by the session online; offline with the data of this device's last sales. */
async function open(): Promise<CounterState> {
  try {
    const { business } = await requireSession(path)
    if (business?.lacksSecondFactor) return await leaveFor('/second-factor')
    if (!business || !mayOpen(business, 'TicketCreation'))
      return { business: null, why: 'notPermitted' }
    await keepBusiness(business)
    await loadParts().catch(() => {})
    void keepPageOffline(path)
    return { business }
  } catch (error) {
    if (isApiError(error, 'SecondFactorRequired')) return leaveFor('/second-factor')
    if (!isApiError(error, 'Unreachable', 'Unavailable')) throw error
    const business = await lastBusiness()
    return business ? { business } : { business: null, why: 'noNetwork' }
  }
}

/** Page of a counter that sells offline, which opens offline. */
export function SellOfflinePage() {
  const [opening] = useState(open)
  return (
    <Suspense fallback={<Waiting label={useMessages(allotmentMessages).loading} />}>
      <Opening opening={opening} />
    </Suspense>
  )
}

function Opening({ opening }: { opening: Promise<CounterState> }) {
  const messages = useMessages(allotmentMessages)
  const opened = use(opening)
  if (opened.business)
    return (
      <BusinessContext value={opened.business}>
        <Counter business={opened.business} />
      </BusinessContext>
    )
  return (
    <BarePage title={messages[opened.why]}>
      <Button component="a" href={opened.why === 'noNetwork' ? path : '/'}>
        {messages.counter}
      </Button>
    </BarePage>
  )
}

/** The signed-in user; also determined when the network is back after opening offline. */
function useWhoIsHere(isOnline: boolean) {
  const session = useSession()
  const isKnown = session !== null
  const [isSignedOut, setSignedOut] = useState(false)
  useEffect(() => {
    if (isOnline && !isKnown)
      void recallSession().then(() => setSignedOut(connection.now().state === 'good'))
  }, [isOnline, isKnown])
  return { session, isSignedOut: isSignedOut && isOnline && !isKnown }
}

function Counter({ business }: { business: Business }) {
  const messages = useMessages(allotmentMessages)
  const localized = useLocalized()
  const isOnline = useConnection().state === 'good'
  const { session, isSignedOut } = useWhoIsHere(isOnline)
  const { keeper, isElsewhere } = useKeeper(business)
  const isHere = session?.business?.publicId === business.publicId
  if (isElsewhere)
    return (
      <BarePage title={messages.elsewhere}>
        <Text>{messages.elsewhereHint}</Text>
      </BarePage>
    )
  if (!keeper) return <Waiting label={messages.loading} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BrandMark />
        <strong className="one-line clipped">{localized(business.name)}</strong>
        <span className="grows" />
        {session && <OwnLanguage session={session} />}
        <ButtonLink to="/sell" variant="default">
          {messages.counter}
        </ButtonLink>
      </header>
      <main className={styles.main}>
        {isSignedOut && (
          <Alert color="orange" role="alert" mb="md">
            <Text size="sm">{messages.signInAgain}</Text>
            <Button mt={8} onClick={() => void leaveForSignIn(path)}>
              {messages.signIn}
            </Button>
          </Alert>
        )}
        {session && !isHere && (
          <Alert color="orange" role="alert" mb="md">
            {messages.otherBusiness}
          </Alert>
        )}
        <OfflineCounter keeper={keeper} isOnline={isOnline} isSignedIn={isHere} />
      </main>
    </div>
  )
}
