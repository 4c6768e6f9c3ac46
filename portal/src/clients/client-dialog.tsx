import { Skeleton, Tabs, Button, Group, Text, Title } from '@mantine/core'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import { ContactFacts } from '../domain/contact-facts.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { confirmLeaving } from '../kit/forms/unsaved.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { choiceOf } from '../kit/text/address.rules.ts'
import { languageNames } from '../kit/text/language-names.ts'
import { useMessages, useLocalized } from '../kit/text/messages.ts'
import { ClientConsent } from './client-consent.tsx'
import { ClientHead } from './client-head.tsx'
import { ClientNote } from './client-note.tsx'
import { ClientOrders } from './client-orders.tsx'
import { clientTabs, type ClientTab } from './clients-search.rules.ts'
import { clientMessages } from './clients.messages.ts'
import { type Client, usePersonalData } from './clients.queries.ts'
import type { ClientContact } from './contact.queries.ts'
import { eraseMessages } from './erase-client.messages.ts'
import { nameOf } from './name-of.ts'
import styles from './clients.module.css'

const ClientDuplicates = lazyPart(
  () => import('./client-duplicates.tsx'),
  'ClientDuplicates',
  <Skeleton height={220} />,
)
type Props = {
  client: Client
  tab: ClientTab
  onTab: (tab: ClientTab) => void
  onClose: () => void
  onErased: () => void
  onMerged: (keptId: string) => void
  /** Opens another client, who is found by an email. */
  onOther: (profilePublicId: string, email: string) => void
}

/** The data of a client, their orders, and the note of the staff. */
export function ClientDialog({ client: listed, tab, onTab, onClose, ...then }: Props) {
  const { onErased, onMerged, onOther } = then
  const messages = useMessages(clientMessages)
  // A corrected client may no longer be in the search that listed them.
  const [corrected, setCorrected] = useState<{ listed: Client; now: Client } | null>(null)
  const client = corrected?.listed === listed ? corrected.now : listed
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
      <ClientHead
        profilePublicId={profilePublicId}
        onCorrected={(contact) => setCorrected({ listed, now: withContact(listed, contact) })}
        onOther={onOther}
      />
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
          <ClientRights client={client} onErased={onErased} />
          {/* Last, since its height changes when it is loaded. */}
          <ClientConsent profilePublicId={profilePublicId} />
        </Tabs.Panel>
        <Tabs.Panel value="orders">
          {tab === 'orders' && <ClientOrders profilePublicId={profilePublicId} />}
        </Tabs.Panel>
        <Tabs.Panel value="note">
          {hasNote && <ClientNote profilePublicId={profilePublicId} />}
        </Tabs.Panel>
        <Tabs.Panel value="duplicates">
          {tab === 'duplicates' && <ClientDuplicates client={client} onMerged={onMerged} />}
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}

const withContact = (client: Client, contact: ClientContact): Client => ({
  ...client,
  email: contact.email || null,
  firstName: contact.firstName || null,
  lastName: contact.lastName || null,
  phoneNumber: contact.phone || null,
  postalCode: contact.postalCode || null,
  language: contact.language,
})

/** The known data of a client; unknown fields are hidden. */
function ClientInformation({ client }: { client: Client }) {
  const { columns, facts, lastTransaction } = useMessages(clientMessages)
  const localized = useLocalized()
  const dates = useDates()
  const { email, phoneNumber, birthYear, lastTransactionDateTimeUtc: last } = client
  const known = [
    [columns.firstName, client.firstName, null],
    [columns.lastName, client.lastName, null],
    [columns.email, email, email && `mailto:${email}`],
    [facts.phone, phoneNumber, phoneNumber && `tel:${phoneNumber}`],
    [facts.postalCode, client.postalCode, null],
    [facts.birthYear, birthYear === null ? null : String(birthYear), null],
    [facts.gender, client.gender, null],
    [facts.language, languageNames[client.language], null],
    [facts.activities, client.activities.map(localized).join(', '), null],
    [lastTransaction, last && dates.moment(last), null],
  ] as const
  return <ContactFacts className={styles.facts!} facts={known.filter(([, value]) => value)} />
}

const EraseClient = lazyPart(() => import('./erase-client.tsx'), 'EraseClient')
type ClientRightsProps = { client: Client; onErased: () => void }

/** The privacy rights of a person: requests about their own data. */
function ClientRights({ client, onErased }: ClientRightsProps) {
  const messages = useMessages(clientMessages)
  const { open } = useMessages(eraseMessages)
  const { isTaking, take } = usePersonalData(client.profilePublicId)
  const [isErasing, setErasing] = useState(false)
  return (
    <section className={styles.rights}>
      <Title order={3} size="h5">
        {messages.rights}
      </Title>
      <Text size="sm" c="dimmed">
        {messages.rightsHint}
      </Text>
      <Group gap="sm" mt="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isTaking}
          onClick={take}
        >
          {messages.takeData}
        </Button>
        <Button
          variant="default"
          leftSection={<IconEraser size={16} aria-hidden />}
          onClick={() => setErasing(true)}
        >
          {open}
        </Button>
      </Group>
      {isErasing && (
        <EraseClient client={client} onClose={() => setErasing(false)} onErased={onErased} />
      )}
    </section>
  )
}
