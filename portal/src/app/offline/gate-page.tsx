import { Button } from '@mantine/core'
import { Suspense, use, useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { useMessages } from '../../kit/text/messages.ts'
import type { GateKeeper } from '../../validation/gate-keeper.ts'
import { openGate } from '../../validation/gate-keeper.ts'
import { lastOwner } from '../../validation/gate-storage.ts'
import { ValidateScreen } from '../../validation/validate.screen.tsx'
import { validationMessages } from '../../validation/validation.messages.ts'
import { enterGate, type Session } from '../session/session.ts'
import { BarePage } from '../shell/bare-page.tsx'
import { Waiting } from '../waiting.tsx'
import { gateOf } from './gate-business.ts'
import { GateHead } from './gate-head.tsx'
import { leaveFor, requireSession } from './gate.ts'
import { keepPageOffline } from './keep-page-offline.ts'
import styles from './offline-page.module.css'

type OpenedGate = {
  session: Session | null
  gate: GateKeeper | null
  why?: 'noNetwork' | 'notPermitted'
}

/** Opens by the session online; offline with the data that this device stored for its last user. */
async function open(): Promise<OpenedGate> {
  try {
    const session = await requireSession('/validate')
    const business = gateOf(session)
    if (!business) return { session, gate: null, why: 'notPermitted' }
    await enterGate(business.publicId)
    const gate = await openGate(`${session.profile.publicId} ${business.publicId}`, true)
    void keepPageOffline('/validate')
    return { session, gate }
  } catch (error) {
    if (isApiError(error, 'SecondFactorRequired')) return leaveFor('/second-factor')
    if (!isApiError(error, 'Unreachable', 'Unavailable')) throw error
    const owner = await lastOwner()
    return owner
      ? { session: null, gate: await openGate(owner, false) }
      : { session: null, gate: null, why: 'noNetwork' }
  }
}

/** Page to validate tickets at the entrance, which opens offline. */
export function GatePage() {
  const [opening] = useState(open)
  return (
    <Suspense fallback={<Waiting label={useMessages(validationMessages).loading} />}>
      <OpenGate opening={opening} />
    </Suspense>
  )
}

function OpenGate({ opening }: { opening: Promise<OpenedGate> }) {
  const { session, gate, why } = use(opening)
  const messages = useMessages(validationMessages)
  if (!gate)
    return (
      <BarePage title={messages[why!]}>
        <Button onClick={() => location.assign(why === 'noNetwork' ? '/validate' : '/')}>
          {messages.backToPortal}
        </Button>
      </BarePage>
    )
  return (
    <div className={styles.page}>
      <GateHead session={session} gate={gate} />
      <main className={styles.main}>
        <ValidateScreen gate={gate} canFind={session !== null} />
      </main>
    </div>
  )
}
