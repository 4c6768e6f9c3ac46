import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { allotmentsDatabase, hasAllotmentsDatabase } from '../../kit/session/allotments-database.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import { reportTrouble } from '../offline/gate.ts'
import { Waiting } from '../waiting.tsx'
import { closeSession, resumeSession, session } from './session.ts'

const UnsettledSalesWarning = lazy(() =>
  import('./unsettled-sales-warning.tsx').then((module) => ({
    default: module.UnsettledSalesWarning,
  })),
)
let isUnderWay = false

/**
 * Number of offline sales on this device without an order; the database is not opened on a device
 * that never sold offline.
 */
async function unsettledSales(): Promise<number> {
  if (!(await hasAllotmentsDatabase())) return 0
  const { unsettledHere } = await import('../../orders/allotments/allotment-storage.ts')
  return unsettledHere()
}

/**
 * Ends the session here, then at the identity provider. Failures are shown, because workstations
 * may be shared. Unsettled offline sales are money: the user is warned, and their data stays.
 */
export function SignOut() {
  const navigate = useNavigate()
  const messages = useMessages(appMessages)
  const [unsettled, setUnsettled] = useState(0)
  const leave = useCallback(
    (isTold: boolean) => {
      if (isUnderWay) return
      isUnderWay = true
      const end = async () => {
        const count = await unsettledSales().catch(() => null)
        if (count && !isTold) return setUnsettled(count)
        if (count === 0) indexedDB.deleteDatabase(allotmentsDatabase)
        setUnsettled(0)
        if (!session()) await resumeSession()
        await closeSession()
      }
      end()
        .catch((error: unknown) => {
          reportTrouble({ kind: 'signOut', error })
          return navigate({ to: '/', replace: true })
        })
        .finally(() => {
          isUnderWay = false
        })
    },
    [navigate],
  )
  useEffect(() => leave(false), [leave])
  if (unsettled > 0)
    return (
      <Suspense fallback={<Waiting label={messages.signingOut} />}>
        <UnsettledSalesWarning count={unsettled} onLeave={() => leave(true)} />
      </Suspense>
    )
  return <Waiting label={messages.signingOut} />
}
