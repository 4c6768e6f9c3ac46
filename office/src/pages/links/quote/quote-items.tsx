import { toCents } from '@guichet/contract/money.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { dateIn, formatDay, formatMoney, localized } from '../../../kit/formats.ts'
import { ticketTimesMessages } from '../../../kit/ticket-times.messages.ts'
import { Totals } from '../../cart/totals.tsx'
import type { LinkQuote } from './quote-link.load.ts'
import { quoteLinkMessages } from './quote-link.messages.ts'

type Props = { quote: LinkQuote; language: Language; timeZone: string }

/** Lines and totals of a quote, and its deposit. */
export function QuoteItems({ quote, language, timeZone }: Props) {
  const messages = quoteLinkMessages[language]
  const { invoice } = quote
  const day = (date: string) => formatDay(language, date, '')
  return (
    <>
      <ul className="lines">
        {invoice.entries.map((entry, i) => (
          <li key={i}>
            <span>
              {entry.count} × {localized(language, entry.productTitle)}
              <Under texts={[under(entry, { language, timeZone })]} />
              <Under
                texts={entry.parts.map(
                  ({ count, title }) => `${count} × ${localized(language, title)}`,
                )}
              />
            </span>
            <span>{formatMoney(language, entry.total)}</span>
          </li>
        ))}
        {invoice.lodgingEntries.map((stay, i) => (
          <li key={`stay${i}`}>
            <span>
              {localized(language, stay.name)}
              <Under
                texts={[
                  ticketTimesMessages[language].nights(
                    day(stay.checkInDate),
                    day(stay.checkOutDate),
                  ),
                  messages.persons(stay.numberOfPerson),
                ]}
              />
            </span>
            <span>{formatMoney(language, stay.price)}</span>
          </li>
        ))}
      </ul>
      <Totals invoice={invoice} language={language} />
      <Deposit quote={quote} language={language} />
    </>
  )
}

/** Details under the name of a line. */
const Under = ({ texts }: { texts: readonly string[] }) =>
  texts.filter(Boolean).map((text, i) => (
    <small key={i} className="fine">
      <br />
      {text}
    </small>
  ))

type Entry = LinkQuote['invoice']['entries'][number]
/** Activity, day and time of an entry. */
function under(entry: Entry, { language, timeZone }: Pick<Props, 'language' | 'timeZone'>): string {
  const at = entry.activationDateTimeUtc
  const times = [entry.timeslotBegin, entry.timeslotEnd].filter(Boolean).join('–')
  const isOfDay = entry.kind !== 'season_pass'
  const day = at && isOfDay ? formatDay(language, dateIn(at, timeZone), '') : ''
  const when = day && [day, times].filter(Boolean).join(', ')
  return [localized(language, entry.categoryTitle), when].filter(Boolean).join(' · ')
}

function Deposit({ quote: { balance, invoice }, language }: Pick<Props, 'quote' | 'language'>) {
  const messages = quoteLinkMessages[language]
  if (!balance) return null
  const rest = (centsOf(invoice.finalCost) - centsOf(balance.deposit)) / 100
  const rows = [
    [messages.deposit, balance.deposit],
    [messages.due(formatDay(language, balance.dueDate, '')), rest],
  ] as const
  return (
    <dl className="totals">
      {rows.map(([name, dollars]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(language, dollars)}</dd>
        </div>
      ))}
    </dl>
  )
}

const centsOf = (dollars: number) => toCents(String(dollars)) ?? 0
