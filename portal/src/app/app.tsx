import { RouterProvider } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { openDoor } from '../kit/call.ts'
import { LoadFailed } from '../kit/load-failed.tsx'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import { watchSessionEnd } from './gate.ts'
import { shownLanguage } from './language.ts'
import { router } from './router.tsx'
import { loadRuntimeConfig } from './runtime-config.ts'

type Start = { state: 'loading' | 'ready' } | { state: 'failed'; error: unknown }

/** Nothing is drawn before the addresses are known. */
export function App() {
  const words = useWords(appWords)
  const [start, setStart] = useState<Start>({ state: 'loading' })
  const load = useCallback(() => {
    loadRuntimeConfig()
      .then(({ services, uploadLimitMegabytes, tilesUrl, ticketOfficeBase }) => {
        openDoor({
          services,
          uploadLimitMegabytes,
          tilesUrl,
          ticketOfficeBase,
          language: shownLanguage,
        })
        watchSessionEnd()
        setStart({ state: 'ready' })
      })
      .catch((error: unknown) => setStart({ state: 'failed', error }))
  }, [])
  useEffect(load, [load])
  if (start.state === 'ready') return <RouterProvider router={router} />
  if (start.state === 'failed')
    return (
      <main style={{ padding: 24 }}>
        <LoadFailed title={words.configFailed} error={start.error} onRetry={load} />
      </main>
    )
  return null
}
