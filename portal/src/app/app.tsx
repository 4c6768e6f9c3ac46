import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { configureCalls } from '../kit/api/call.ts'
import { LoadFailed } from '../kit/api/load-failed.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'
import { shownLanguage } from './language.ts'
import { router } from './router.tsx'
import { loadRuntimeConfig } from './runtime-config.ts'
import { screenLock, waitForPin } from './session/screen-lock.ts'
import { repeatLock } from './session/send-lock.ts'
import { sessionEnd, waitForSignIn } from './session/session.ts'
import styles from './app.module.css'

const AskToSignIn = lazy(() =>
  import('./session/ask-to-sign-in.tsx').then((module) => ({ default: module.AskToSignIn })),
)
const LockScreen = lazy(() =>
  import('./session/lock-screen.tsx').then((module) => ({ default: module.LockScreen })),
)
type Start = { state: 'loading' | 'ready' } | { state: 'failed'; error: unknown }

/** Renders nothing before the runtime configuration (service addresses) is loaded. */
export function App() {
  const messages = useMessages(appMessages)
  const end = sessionEnd.use()
  const lock = screenLock.use()
  const [start, setStart] = useState<Start>({ state: 'loading' })
  const load = useCallback(() => {
    loadRuntimeConfig()
      .then(async ({ services, uploadLimitMegabytes, tilesUrl, ticketOfficeBase }) => {
        configureCalls({
          services,
          uploadLimitMegabytes,
          tilesUrl,
          ticketOfficeBase,
          language: shownLanguage,
          onSignedOut: waitForSignIn,
          onLocked: waitForPin,
        })
        await repeatLock()
        setStart({ state: 'ready' })
      })
      .catch((error: unknown) => setStart({ state: 'failed', error }))
  }, [])
  useEffect(load, [load])
  if (start.state === 'ready')
    return (
      <>
        <RouterProvider router={router} />
        {end && (
          <Suspense fallback={null}>
            <AskToSignIn isHoldingBack={end.isHoldingBack} />
          </Suspense>
        )}
        {lock && !end && (
          <Suspense fallback={<div className={styles.cover} />}>
            <LockScreen onHandedOver={() => router.invalidate()} />
          </Suspense>
        )}
      </>
    )
  if (start.state === 'failed')
    return (
      <main style={{ padding: 24 }}>
        <LoadFailed title={messages.configFailed} error={start.error} onRetry={load} />
      </main>
    )
  return null
}
