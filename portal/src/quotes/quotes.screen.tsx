import { quoteStatusMessages } from '@guichet/contract/quotes/quote-status.messages.ts'
import { quoteStatuses } from '@guichet/contract/quotes/quote-status.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { SimilarRecords } from '../domain/found/lazy-similar-records.ts'
import { DayRange } from '../kit/dates/day-range.tsx'
import { usePhone } from '../kit/layout/breakpoints.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { ListScreen, EmptyList } from '../kit/tables/list-screen.tsx'
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
import { useQuotes } from './quotes.queries.ts'
import styles from './quotes.module.css'

const route = getRouteApi('/inside/quotes')

/** List of quotes. Its address is its only state. */
export function QuotesScreen() {
  const messages = useMessages(quoteMessages)
  const ofList = useMessages(listMessages)
  const search = readQuotesSearch(route.useSearch())
  const navigate = route.useNavigate()
  const quotes = useQuotes(search)
  const go = (next: Partial<QuotesAddress>) =>
    void navigate({ search: addressOf({ ...search, page: 1, ...next }) })
  const List = usePhone() ? QuoteCards : QuotesTable
  const { q, status, from, to, page } = search
  return (
    <ListScreen
      query={quotes}
      messages={messages}
      aside={
        <ButtonLink
          to="/quotes/$id"
          params={{ id: 'new' }}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {messages.newQuote}
        </ButtonLink>
      }
      search={search}
      onPage={(next) => go({ page: next })}
      list={({ items }, isOld) => <List rows={items} sought={q} isOld={isOld} />}
      empty={() => (
        <>
          <EmptyList
            hasAny={[q, status, from, to].some(Boolean) || page > 1}
            why={messages.none}
            clear={ofList.clear}
            onClear={() => go(quotesDefaults)}
            messages={messages}
          />
          {q && <SimilarRecords kind="quote" sought={q} />}
        </>
      )}
    >
      <SearchBox
        sought={q}
        label={messages.search}
        hint={messages.searchHint}
        onSearch={(sought) => go({ q: sought })}
        hasOptions={from !== '' || to !== ''}
      >
        <div className={styles.days}>
          <DayRange
            days={{ from, to }}
            labels={{ from: messages.eventFrom, to: messages.eventTo, clear: messages.clearDays }}
            shortcuts={[]}
            onChange={(days) => go(days)}
          />
        </div>
      </SearchBox>
      <StatusFilter search={search} onGo={go} />
    </ListScreen>
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
