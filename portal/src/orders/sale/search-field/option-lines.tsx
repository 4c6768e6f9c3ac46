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
  return ({ askedQuantity, title, categoryTitle, date, slot, price }: RequestedLine): string =>
    [
      messages.line(askedQuantity, localized(title)),
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
