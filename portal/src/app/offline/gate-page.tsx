import { Alert, Button, Group, Stack } from '@mantine/core'
import { Suspense, use, useState, useSyncExternalStore } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { GateKeeper } from '../../validation/gate-keeper.ts'
import { openGate } from '../../validation/gate-keeper.ts'
import { forgetStoredGate, lastOwner } from '../../validation/gate-storage.ts'
import { ValidateScreen } from '../../validation/validate.screen.tsx'
import { validationMessages } from '../../validation/validation.messages.ts'
import { pagesOf } from '../pages.ts'
import { enterGate, type Session } from '../session/session.ts'
import { BarePage } from '../shell/bare-page.tsx'
import { BrandMark } from '../shell/brand-mark.tsx'
import { OwnLanguage } from '../shell/own-language.tsx'
import { BusinessMenu } from '../shell/switch-business.tsx'
import { Waiting } from '../waiting.tsx'
import { chooseGate, gateOf } from './gate-business.ts'
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
      <header className={styles.head}>
        <BrandMark withName />
        {session && <GateBusiness session={session} gate={gate} />}
        <Group gap="xs">
          {session && <OwnLanguage session={session} />}
          {session && pagesOf(session).length > 0 && (
            <ButtonLink to="/" variant="default">
              {messages.backToPortal}
            </ButtonLink>
          )}
          <SignOutOfGate gate={gate} />
        </Group>
      </header>
      <main className={styles.main}>
        <ValidateScreen gate={gate} />
      </main>
    </div>
  )
}

/**
 * Choice of the gate for staff of several businesses. Pending scans must be sent before the gate
 * changes.
 */
function GateBusiness({ session, gate }: { session: Session; gate: GateKeeper }) {
  const messages = useMessages(validationMessages)
  const localized = useLocalized()
  const { waiting } = useSyncExternalStore(gate.subscribe, gate.current)
  const [isHeld, setHeld] = useState(false)
  const current = gateOf(session)
  const gates = session.profile.validatedCollaborators
  if (!current || gates.length < 2) return null
  const choose = (publicId: string) => {
    if (publicId === current.publicId) return
    if (waiting.length > 0) return setHeld(true)
    chooseGate(publicId, session)
  }
  return (
    <Stack gap={4}>
      <BusinessMenu
        businesses={gates}
        current={current.publicId}
        currentName={localized(current.name)}
        onChoose={choose}
      />
      {isHeld && waiting.length > 0 && (
        <Alert color="orange" role="alert">
          {messages.sendBeforeOther}
        </Alert>
      )}
    </Stack>
  )
}

/** Signing out deletes the data on this device; it is refused while scans are pending. */
function SignOutOfGate({ gate }: { gate: GateKeeper }) {
  const messages = useMessages(validationMessages)
  const { waiting } = useSyncExternalStore(gate.subscribe, gate.current)
  const [isHeld, setHeld] = useState(false)
  const leave = () => {
    if (waiting.length > 0) return setHeld(true)
    void forgetStoredGate().finally(() => location.assign('/logout'))
  }
  return (
    <Stack gap={4}>
      <Button variant="default" onClick={leave}>
        {messages.signOut}
      </Button>
      {isHeld && waiting.length > 0 && (
        <Alert color="orange" role="alert">
          {messages.sendFirst}
        </Alert>
      )}
    </Stack>
  )
}
