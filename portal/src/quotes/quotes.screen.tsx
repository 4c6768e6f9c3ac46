import { quoteStatusMessages } from '@guichet/contract/quotes/quote-status.messages.ts'
import { quoteStatuses } from '@guichet/contract/quotes/quote-status.ts'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { DayRange } from '../kit/dates/day-range.tsx'
import { usePhone } from '../kit/layout/breakpoints.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { ListPages } from '../kit/tables/list-pages.tsx'
import { listMessages } from '../kit/tables/list.messages.ts'
import { SearchBox } from '../kit/tables/search-box.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { statusesIn } from './quote-statuses.rules.ts'
import {
  addressOf,
  quotesDefaults,
  readQuotesSearch,
  type QuotesAddress,
} from './quotes-search.rules.ts'
import { QuoteCards, QuotesTable } from './quotes-table.tsx'
import { quoteMessages } from './quotes.messages.ts'
import { useQuotes, type QuoteList } from './quotes.queries.ts'
import list from '../kit/tables/list.module.css'
import styles from './quotes.module.css'

const route = getRouteApi('/inside/quotes')

/** List of quotes. Its address is its only state. */
export function QuotesScreen() {
  const messages = useMessages(quoteMessages)
  const search = readQuotesSearch(route.useSearch())
  const navigate = route.useNavigate()
  const quotes = useQuotes(search)
  const go = (next: Partial<QuotesAddress>) =>
    void navigate({ search: addressOf({ ...search, page: 1, ...next }) })
  if (failedOf(quotes)) return <QueryFailed query={quotes} title={messages.loadFailed} />
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          <ButtonLink
            to="/quotes/$id"
            params={{ id: 'new' }}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {messages.newQuote}
          </ButtonLink>
        }
      >
        {quotes.data && (
          <Text component="output" c="dimmed" size="sm">
            {messages.results(quotes.data.total, quotes.data.totalIsCapped)}
          </Text>
        )}
      </PageHead>
      <SearchBox
        sought={search.q}
        label={messages.search}
        hint={messages.searchHint}
        onSearch={(q) => go({ q })}
        hasOptions={search.from !== '' || search.to !== ''}
      >
        <div className={styles.days}>
          <DayRange
            days={{ from: search.from, to: search.to }}
            labels={{ from: messages.eventFrom, to: messages.eventTo, clear: messages.clearDays }}
            shortcuts={[]}
            onChange={(days) => go(days)}
          />
        </div>
      </SearchBox>
      <StatusFilter search={search} onGo={go} />
      {quotes.data ? (
        <Found quotes={quotes.data} isOld={quotes.isPlaceholderData} search={search} onGo={go} />
      ) : (
        <div className={list.skeleton} aria-busy="true" />
      )}
    </>
  )
}

type GoProps = { search: QuotesAddress; onGo: (next: Partial<QuotesAddress>) => void }
/** Each click adds or removes a status; with none, all quotes are shown. */
function StatusFilter({ search, onGo }: GoProps) {
  const messages = useMessages(quoteMessages)
  const language = useLanguage()
  const chosen = statusesIn(search.status)
  return (
    <fieldset className={styles.statuses}>
      <legend className="visually-hidden">{messages.status}</legend>
      <Button
        size="xs"
        variant={chosen.length === 0 ? 'light' : 'default'}
        aria-pressed={chosen.length === 0}
        onClick={() => onGo({ status: '' })}
      >
        {messages.all}
      </Button>
      {quoteStatuses.map((status) => {
        const isChosen = chosen.includes(status)
        const next = isChosen ? chosen.filter((each) => each !== status) : [...chosen, status]
        return (
          <Button
            key={status}
            size="xs"
            variant={isChosen ? 'light' : 'default'}
            aria-pressed={isChosen}
            onClick={() => onGo({ status: statusesIn(next.join(',')).join(',') })}
          >
            {quoteStatusMessages[language][status]}
          </Button>
        )
      })}
    </fieldset>
  )
}

function Found({ quotes, isOld, search, onGo }: GoProps & { quotes: QuoteList; isOld: boolean }) {
  const messages = useMessages(quoteMessages)
  const ofList = useMessages(listMessages)
  const isPhone = usePhone()
  const List = isPhone ? QuoteCards : QuotesTable
  const { q, status, from, to, page } = search
  const isNarrowed = [q, status, from, to].some(Boolean) || page > 1
  if (quotes.items.length === 0)
    return (
      <div className={`panel ${list.empty}`}>
        <Text fw={620}>{isNarrowed ? messages.none : messages.neverTitle}</Text>
        {isNarrowed ? (
          <Button variant="default" mt="sm" onClick={() => onGo(quotesDefaults)}>
            {ofList.clear}
          </Button>
        ) : (
          <Text c="dimmed">{messages.never}</Text>
        )}
      </div>
    )
  return (
    <>
      <List rows={quotes.items} sought={q} isOld={isOld} />
      <ListPages
        total={quotes.total}
        page={page}
        size={search.size}
        onPage={(next) => onGo({ page: next })}
      />
    </>
  )
}
