import { ActionIcon, Alert, Menu } from '@mantine/core'
import { IconLayoutGrid, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { MenuItemLink } from '../../kit/layout/menu-link.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { GateKeeper } from '../../validation/gate-keeper.ts'
import { forgetStoredGate } from '../../validation/gate-storage.ts'
import { validationMessages } from '../../validation/validation.messages.ts'
import { pagesOf } from '../pages.ts'
import type { Session } from '../session/session.ts'
import { BrandMark } from '../shell/brand-mark.tsx'
import { OwnLanguage } from '../shell/own-language.tsx'
import { BusinessMenu } from '../shell/switch-business.tsx'
import { chooseGate, gateOf } from './gate-business.ts'
import styles from './offline-page.module.css'

type Props = { session: Session | null; gate: GateKeeper }
/** Action that waits until the scans on this device are sent. */
type PostponedAction = 'otherGate' | 'signOut'

/** Header of the gate in one row, so that the decision of a scan is high on a phone. */
export function GateHead({ session, gate }: Props) {
  const messages = useMessages(validationMessages)
  const { waiting, list } = useSyncExternalStore(gate.subscribe, gate.current)
  const localized = useLocalized()
  const [held, setHeld] = useState<PostponedAction | null>(null)
  const isWaiting = waiting.length > 0
  const current = session && gateOf(session)
  const gates = session?.profile.validatedCollaborators ?? []
  const choose = (publicId: string) => {
    if (publicId === current!.publicId) return
    if (isWaiting) return setHeld('otherGate')
    chooseGate(publicId, session!)
  }
  return (
    <>
      <header className={styles.head}>
        <BrandMark />
        {current && gates.length > 1 ? (
          <BusinessMenu
            businesses={gates}
            current={current.publicId}
            currentName={localized(current.name)}
            onChoose={choose}
          />
        ) : (
          <strong className="one-line clipped">{list && localized(list.list.name)}</strong>
        )}
        <span className="grows" />
        {session && <OwnLanguage session={session} />}
        <GateMenu
          session={session}
          onLeave={() => {
            if (isWaiting) setHeld('signOut')
            // Signing out deletes the data on this device.
            else void forgetStoredGate().finally(() => location.assign('/logout'))
          }}
        />
      </header>
      {held && isWaiting && (
        <Alert color="orange" role="alert" radius={0}>
          {held === 'signOut' ? messages.sendFirst : messages.sendBeforeOther}
        </Alert>
      )}
    </>
  )
}

type MenuProps = { session: Session | null; onLeave: () => void }
function GateMenu({ session, onLeave }: MenuProps) {
  const messages = useMessages(validationMessages)
  return (
    <Menu width={220} position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={messages.menu}>
          <IconUserCircle size={22} stroke={1.6} aria-hidden color="var(--ink)" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {session && pagesOf(session).length > 0 && (
          <MenuItemLink to="/" leftSection={<IconLayoutGrid size={16} aria-hidden />}>
            {messages.backToPortal}
          </MenuItemLink>
        )}
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={onLeave}>
          {messages.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
