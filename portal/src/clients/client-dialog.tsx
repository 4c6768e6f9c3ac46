import { Skeleton, Tabs } from '@mantine/core'
import { Suspense, useState } from 'react'
import { confirmLeaving } from '../kit/forms/unsaved.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { choiceOf } from '../kit/text/address.rules.ts'
import { useMessages } from '../kit/text/messages.ts'
import { ClientConsent } from './client-consent.tsx'
import { ClientInformation } from './client-information.tsx'
import { ClientNote } from './client-note.tsx'
import { ClientOrders } from './client-orders.tsx'
import { ClientRights } from './client-rights.tsx'
import { clientTabs, type ClientTab } from './clients-search.rules.ts'
import { clientMessages } from './clients.messages.ts'
import type { Client } from './clients.queries.ts'
import { nameOf } from './name-of.ts'

const ClientDuplicates = lazyPart(() => import('./client-duplicates.tsx'), 'ClientDuplicates')
type Props = {
  client: Client
  tab: ClientTab
  onTab: (tab: ClientTab) => void
  onClose: () => void
  onErased: () => void
  onMerged: (keptId: string) => void
}

/** The data of a client, their orders, and the note of the staff. */
export function ClientDialog({ client, tab, onTab, onClose, onErased, onMerged }: Props) {
  const messages = useMessages(clientMessages)
  const { profilePublicId } = client
  // The editor is loaded when its tab is first opened; it stays mounted behind the other tabs so
  // that typed text is not lost.
  const [hasNote, setHasNote] = useState(false)
  if (tab === 'note' && !hasNote) setHasNote(true)
  return (
    <Dialog
      title={nameOf(client) || messages.nameless}
      size={760}
      isFullOnPhone
      closeOnClickOutside={!hasNote}
      onClose={() => void confirmLeaving().then((agreed) => agreed && onClose())}
    >
      <Tabs value={tab} onChange={(to) => onTab(choiceOf(clientTabs, to))}>
        <Tabs.List mb="md">
          {clientTabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {messages.tabs[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="information">
          <ClientInformation client={client} />
          <ClientConsent profilePublicId={profilePublicId} />
          <ClientRights client={client} onErased={onErased} />
        </Tabs.Panel>
        <Tabs.Panel value="orders">
          {tab === 'orders' && <ClientOrders profilePublicId={profilePublicId} />}
        </Tabs.Panel>
        <Tabs.Panel value="note">
          {hasNote && <ClientNote profilePublicId={profilePublicId} />}
        </Tabs.Panel>
        <Tabs.Panel value="duplicates">
          {tab === 'duplicates' && (
            <Suspense fallback={<Skeleton height={220} />}>
              <ClientDuplicates client={client} onMerged={onMerged} />
            </Suspense>
          )}
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}
