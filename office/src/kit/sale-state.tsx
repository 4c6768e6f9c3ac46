import type { Offer, OfferKind } from '@guichet/contract/office/offers.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { formatDay, formatMoney } from './formats.ts'
import { saleStateMessages } from './sale-state.messages.ts'

type Props = {
  offer: Pick<Offer, 'sale' | 'saleBeginsDateTimeUtc'>
  language: Language
  today: string
}
/** Tones of the states, which the style sheet colours; the words say the same. */
const tones: Record<Offer['sale']['state'], 'open' | 'full' | 'closed'> = {
  onSale: 'open',
  soldOut: 'full',
  offSeason: 'closed',
  notYet: 'closed',
  over: 'closed',
  inactive: 'closed',
}

function sentenceOf({ offer: { sale, saleBeginsDateTimeUtc }, language, today }: Props): string {
  const messages = saleStateMessages[language]
  const day = (date: string) => formatDay(language, date, today)
  const { state, nextOpenDay } = sale
  if (state === 'onSale') {
    if (nextOpenDay === null) return messages.onSale
    return nextOpenDay === today ? messages.today : messages.nextDay(day(nextOpenDay))
  }
  if (state === 'soldOut')
    return nextOpenDay && nextOpenDay > today
      ? messages.soldOutUntil(day(nextOpenDay))
      : messages.soldOut
  if (state === 'notYet')
    return saleBeginsDateTimeUtc
      ? messages.notYetUntil(day(saleBeginsDateTimeUtc.slice(0, 10)))
      : messages.notYet
  return messages.offSeason
}

/** State of an offer in words, with its next date. */
export function SaleState(props: Props) {
  return <p className={`state ${tones[props.offer.sale.state]}`}>{sentenceOf(props)}</p>
}

/** Kinds whose records have a single price. */
const fixed: readonly OfferKind[] = ['product', 'package']
/** The price of an offer, or its lowest one. */
export function OfferPrice({ offer, language }: { offer: Offer; language: Language }) {
  const { kind, sale } = offer
  const price = sale.fromPrice
  if (price === null) return null
  const messages = saleStateMessages[language]
  const amount = formatMoney(language, price)
  if (price === 0) return <p className="price">{messages.free}</p>
  return <p className="price">{fixed.includes(kind) ? amount : messages.from(amount)}</p>
}
