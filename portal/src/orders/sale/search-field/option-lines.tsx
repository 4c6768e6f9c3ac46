import { mostPerLine } from '../../../domain/cart.rules.ts'
import { FoundTexts } from '../../../domain/found/found-texts.tsx'
import { foundMessages } from '../../../domain/found/found.messages.ts'
import type { SearchHit } from '../../../domain/found/found.view.ts'
import { kindIcons } from '../../../domain/found/kind-icons.ts'
import { addDays, useDates } from '../../../kit/dates/dates.ts'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { usePrice } from '../check-out/use-price.ts'
import { searchFieldMessages } from './search-field.messages.ts'
import type { RequestedLine } from './search-field.rules.ts'
import styles from './search-field.module.css'

/** The understood lines of a sale, as they would be in the cart. */
export function SaleOption({ lines }: { lines: readonly RequestedLine[] }) {
  const messages = useMessages(searchFieldMessages)
  const textOf = useLineText()
  return (
    <ul>
      {lines.map((line) => (
        <li key={`${line.productId} ${line.date} ${line.slot?.publicId}`}>
          {textOf(line)}
          {line.state !== 'ready' && <Problem>{messages.states[line.state]}</Problem>}
          {line.askedQuantity > line.quantity && (
            <span className={styles.problem}>
              {messages.asked(line.askedQuantity, mostPerLine)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Reason why a line cannot be sold as typed. */
const Problem = ({ children }: { children: string }) => (
  <>
    {' '}
    <span className={styles.problem}>{children}</span>
  </>
)

/** "3 × Adulte · Ski alpin · demain 09:00–12:00 · 45,00 $ l’unité". */
function useLineText() {
  const messages = useMessages(searchFieldMessages)
  const localized = useLocalized()
  const priceText = usePrice()
  const dates = useDates()
  const dayText = (date: string) => {
    if (date === dates.today()) return messages.today
    if (date === addDays(dates.today(), 1)) return messages.tomorrow
    return `${dates.weekday(date)} ${date}`
  }
  return ({ quantity, title, categoryTitle, date, slot, price }: RequestedLine): string =>
    [
      messages.line(quantity, localized(title)),
      localized(categoryTitle),
      date &&
        [dayText(date), slot && `${slot.timeslotBegin}–${slot.timeslotEnd}`]
          .filter(Boolean)
          .join(' '),
      price === 0 ? priceText(price) : messages.each(priceText(price)),
    ]
      .filter(Boolean)
      .join(' · ')
}

type RecordProps = { record: SearchHit; sought: string }
/** Puts the client's name, phone and address in the cart. */
export function BuyerOption({ record, sought }: RecordProps) {
  const messages = useMessages(searchFieldMessages)
  return (
    <>
      <span className="visually-hidden">{messages.sellTo} </span>
      <RecordOption record={record} sought={sought} />
      <span className={styles.hint} aria-hidden>
        {messages.sell}
      </span>
    </>
  )
}

/** A client, an order or a ticket that matches the words, as the search of everything shows it. */
export function RecordOption({ record, sought }: RecordProps) {
  const { matched } = useMessages(foundMessages)
  const Sign = kindIcons[record.kind]
  return (
    <>
      <Sign size={18} stroke={1.6} aria-hidden />
      <FoundTexts
        title={record.title}
        sought={sought}
        detail={record.detail}
        why={record.matched ? matched[record.matched] : undefined}
      />
    </>
  )
}

/** Opens the page of the client of the row. */
export function CardOption({ name }: { name: string }) {
  const messages = useMessages(searchFieldMessages)
  return (
    <span>
      {messages.card} <span className="visually-hidden">{name}</span>
    </span>
  )
}
