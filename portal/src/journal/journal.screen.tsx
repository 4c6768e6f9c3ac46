import { extractJournal } from '@guichet/contract/journal/extract-journal.ts'
import { journalWords } from '@guichet/contract/journal/journal-accounts.messages.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconDownload, IconFileExport, IconListNumbers } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { callForAnswer } from '../kit/api/call.ts'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDownload } from '../kit/api/use-download.ts'
import { useDates } from '../kit/dates/dates.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages, useLanguage } from '../kit/text/messages.ts'
import { ChoosePeriod } from './choose-period.tsx'
import { periodOf } from './journal-periods.rules.ts'
import type { JournalSearch } from './journal-search.rules.ts'
import { AccountsTable, DaysTable } from './journal-tables.tsx'
import { journalMessages } from './journal.messages.ts'
import { useJournal, type Journal, queryOf } from './journal.queries.ts'
import styles from './journal.module.css'

const route = getRouteApi('/inside/journal')
const NameAccounts = lazyPart(() => import('./name-accounts.tsx'), 'NameAccounts')

/** Accounting journal of a period by day and account, with files for the accountant. */
export function JournalScreen() {
  const messages = useMessages(journalMessages)
  const today = useDates().today()
  const navigate = route.useNavigate()
  const asked = route.useSearch()
  const search: JournalSearch = { ...periodOf(asked, today), deferred: asked.deferred }
  const query = useJournal(search)
  const [isNaming, setNaming] = useState(false)
  const { data: journal } = query
  return (
    <div className="page-width">
      <PageHead
        title={messages.title}
        aside={<Actions search={search} onName={() => setNaming(true)} />}
      />
      <ChoosePeriod
        search={search}
        today={today}
        onChange={(next) => void navigate({ search: next })}
      />
      {failedOf(query) ? (
        <QueryFailed query={query} title={messages.loadFailed} />
      ) : (
        <div className="stack gap-16" aria-busy={query.isFetching}>
          {journal ? <Books journal={journal} /> : <Skeleton height={480} />}
        </div>
      )}
      {isNaming && <NameAccounts used={journal?.accounts ?? []} onClose={() => setNaming(false)} />}
    </div>
  )
}

function Actions({ search, onName }: { search: JournalSearch; onName: () => void }) {
  const messages = useMessages(journalMessages)
  const { taking, take } = useJournalFile(search)
  const formats = { csv: messages.csv, xlsx: messages.workbook }
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconListNumbers size={16} aria-hidden />}
        onClick={onName}
      >
        {messages.fields.accounts}
      </Button>
      <ButtonLink
        to="/exports"
        search={{ make: 'journal', filter: '', deferred: search.deferred }}
        variant="subtle"
        leftSection={<IconFileExport size={16} aria-hidden />}
      >
        {messages.schedule}
      </ButtonLink>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={taking === format}
          disabled={taking !== null}
          onClick={() => take(format)}
        >
          {formats[format]}
        </Button>
      ))}
    </>
  )
}

function Books({ journal }: { journal: Journal }) {
  const messages = useMessages(journalMessages)
  const { from, to, isOpen, accounts } = journal
  const uncoded = accounts.filter(({ code }) => !code).length
  return (
    <>
      <div className={styles.standing}>
        <p>
          {messages.periodOf(from, to)} · {isOpen ? messages.isOpen : messages.isClosed}
        </p>
        {uncoded > 0 && <p>{messages.uncoded(uncoded)}</p>}
      </div>
      {accounts.length === 0 ? (
        <p className={`panel ${styles.empty}`}>{messages.empty}</p>
      ) : (
        <>
          <AccountsTable journal={journal} />
          <DaysTable key={`${from} ${to}`} journal={journal} />
        </>
      )}
    </>
  )
}

type Format = 'csv' | 'xlsx'

/** Downloads the journal of a period as a file. */
function useJournalFile(search: JournalSearch): {
  taking: Format | null
  take: (format: Format) => void
} {
  const { fileName } = journalWords[useLanguage()]
  const { taking, take } = useDownload<Format>(useMessages(journalMessages).downloaded)
  return {
    taking,
    take: (format) =>
      take({
        format,
        name: `${fileName}-${search.from}-${search.to}`,
        ask: () => callForAnswer(extractJournal, { query: { ...queryOf(search), format } }, {}),
      }),
  }
}
