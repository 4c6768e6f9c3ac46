import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { SecretOnce } from '../kit/layout/secret-once.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { calendarMessages } from './calendar-links.messages.ts'
import {
  useCalendarLinks,
  useRevokeCalendarLink,
  type CalendarLink,
} from './calendar-links.queries.ts'
import { ConfirmRevoke, RevokeButton } from './revoke.tsx'
import styles from './configuration.module.css'

const MakeCalendarLink = lazyPart(() => import('./make-calendar-link.tsx'), 'MakeCalendarLink')
type Open = { what: 'new' } | { what: 'made'; url: string } | { what: 'doomed'; link: CalendarLink }

/** Addresses from which calendar programs read timetables and bookings. */
export function CalendarLinks() {
  const messages = useMessages(calendarMessages)
  const links = useCalendarLinks()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="calendar-links" className={styles.section}>
      <div className="row wraps between gap-8-16">
        <h2 id="calendar-links" className="size-16">
          {messages.title}
        </h2>
        <CreateButton isSecondary onClick={() => setOpen({ what: 'new' })}>
          {messages.create}
        </CreateButton>
      </div>
      <Text size="sm" c="dimmed" maw={720}>
        {messages.intro}
      </Text>
      <QueryBoundary query={links} title={messages.loadFailed} loading={<Skeleton height={120} />}>
        {({ items }) => (
          <LinksTable links={items} onRevoke={(link) => setOpen({ what: 'doomed', link })} />
        )}
      </QueryBoundary>
      {open?.what === 'new' && (
        <MakeCalendarLink onClose={close} onMade={(url) => setOpen({ what: 'made', url })} />
      )}
      {open?.what === 'made' && (
        <SecretOnce
          title={messages.madeTitle}
          text={messages.madeText}
          value={open.url}
          labels={messages}
          onClose={close}
        />
      )}
      {open?.what === 'doomed' && <RevokeLink link={open.link} onClose={close} />}
    </section>
  )
}

type TableProps = { links: readonly CalendarLink[]; onRevoke: (link: CalendarLink) => void }
function LinksTable({ links, onRevoke }: TableProps) {
  const messages = useMessages(calendarMessages)
  const dates = useDates()
  return (
    <RecordTable
      title={messages.title}
      rows={links}
      keyOf={({ publicId }) => publicId}
      columns={[
        { header: messages.fields.name, cell: ({ name }) => <strong>{name}</strong> },
        { header: messages.fields.subject, cell: ({ subject }) => messages.subjects[subject] },
        { header: messages.fields.language, cell: ({ language }) => messages.languages[language] },
        {
          header: messages.createdHead,
          cell: (link) => messages.created(dates.day(link.createdDateTimeUtc), link.createdByName),
        },
        {
          header: messages.lastRead,
          cell: ({ lastReadDateTimeUtc: read }) => (read ? dates.moment(read) : messages.neverRead),
        },
      ]}
      acts={{
        header: messages.actions,
        cell: (link) => (
          <RevokeButton words={messages} name={link.name} onClick={() => onRevoke(link)} />
        ),
      }}
      empty={messages.none}
    />
  )
}

function RevokeLink({ link, onClose }: { link: CalendarLink; onClose: () => void }) {
  const messages = useMessages(calendarMessages)
  const revoke = useRevokeCalendarLink(onClose)
  return <ConfirmRevoke words={messages} revoked={link} command={revoke} onClose={onClose} />
}
