import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { Text } from '@mantine/core'
import { timeTextMessages } from '../domain/names/time-text.messages.ts'
import { useDates } from '../kit/dates/dates.ts'
import { useDuration } from '../kit/dates/durations.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { clientMessages } from './actions/client.messages.ts'
import { orderMessages } from './orders.messages.ts'
import type { Order } from './orders.queries.ts'
import { historyMessages, readableCode } from './page/history.messages.ts'

type Event = Reply<typeof getOrderHistory>['items'][number]
/** Events that change the time of a ticket or remove it. */
const changesTime = new Set(['ticket.moved', 'ticket.made_reschedulable'])
/** Facts that hold the old and the new name, per event code. */
const betweenNames: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'rental.sized': ['fromSize', 'toSize'],
  'booking.moved': ['fromUnit', 'toUnit'],
}
const namesOf = (code: string, facts: Event['facts']) =>
  (betweenNames[code] ?? []).flatMap((member) =>
    facts[member] ? [facts[member] as Bilingual] : [],
  )
type Window = { beginsAt: string | null; endsAt: string | null }

type ExchangedProduct = {
  productTitle: Bilingual
  categoryTitle: Bilingual | null
  duration?: string | null
}
type ExchangeFacts = { from?: ExchangedProduct; to?: ExchangedProduct }
/** Text of an exchange, with both products; the activity is named only if it changed. */
type Texts = {
  localized: (text: Bilingual | null) => string
  durationText: (duration: string) => string
}
function exchangeText(
  code: string,
  { from, to }: ExchangeFacts,
  { localized, durationText }: Texts,
) {
  if (code !== 'ticket.exchanged' || !from || !to) return null
  const isSameActivity = localized(from.categoryTitle) === localized(to.categoryTitle)
  const nameOf = ({ productTitle, categoryTitle, duration }: ExchangedProduct) =>
    [
      isSameActivity ? '' : localized(categoryTitle),
      localized(productTitle),
      duration && durationText(duration),
    ]
      .filter(Boolean)
      .join(' – ')
  return `${nameOf(from)} → ${nameOf(to)}`
}

type OwnWords = { disputed: string; codesGivenBack: string }
/** Facts that have their own sentence. */
const saidOf = (facts: Event['facts'], texts: OwnWords) => [
  facts.why === 'disputed' ? texts.disputed : null,
  facts.codesGivenBack === true ? texts.codesGivenBack : null,
]

/** Event of the history: what was done, with its details, when and by whom. */
export function HistoryLine({ event, order }: { event: Event; order: Order }) {
  const messages = useMessages(orderMessages)
  const historyTexts = useMessages(historyMessages)
  const ofClient = useMessages(clientMessages)
  const { toBeChosen } = useMessages(timeTextMessages)
  const money = useMoney()
  const localized = useLocalized()
  const dates = useDates()
  const durationText = useDuration()
  const actorOf = (name: string | null, facts: Record<string, unknown>) => {
    if (name) return historyTexts.by(name)
    return facts.byClient === true ? historyTexts.client : historyTexts.system
  }
  const timeOf = (at: unknown) => (typeof at === 'string' ? dates.moment(at) : null)
  const windowOf = ({ beginsAt, endsAt }: Window) =>
    [timeOf(beginsAt), timeOf(endsAt)].filter(Boolean).join(' → ')
  const factsOf = ({ code, facts, ticketReferenceKey }: Event) =>
    [
      ...[facts.finalCents, facts.totalCents, facts.cents].map((cents) =>
        typeof cents === 'number' ? money(toDollars(cents)) : null,
      ),
      Number(facts.units) > 0 ? messages.units(Number(facts.units)) : null,
      typeof facts.creditNote === 'string' ? facts.creditNote : null,
      typeof facts.reference === 'string' && facts.reference !== order.orderReferenceNumber
        ? facts.reference
        : null,
      ticketReferenceKey,
      changesTime.has(code)
        ? [timeOf(facts.from), timeOf(facts.to) ?? toBeChosen].filter(Boolean).join(' → ')
        : null,
      code === 'ticket.activated' ? windowOf(facts.to as Window) : null,
      code === 'order.client_corrected'
        ? (facts.fields as (keyof typeof ofClient.fields)[])
            .map((name) => ofClient.fields[name])
            .join(', ')
        : null,
      namesOf(code, facts).map(localized).join(' → '),
      exchangeText(code, facts as ExchangeFacts, { localized, durationText }),
      code === 'order.balance_terms' ? `${facts.dueDateFrom} → ${facts.dueDate}` : null,
      ...saidOf(facts, historyTexts),
      code === 'ticket.forms_changed' ? (facts.fields as string[]).join(', ') : null,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <Text span fw={550}>
        {historyTexts.codes[event.code] ?? readableCode(event.code)}
      </Text>
      {factsOf(event) && (
        <Text span c="dimmed">
          {' '}
          · {factsOf(event)}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        <time dateTime={event.dateTimeUtc}>{dates.moment(event.dateTimeUtc)}</time>{' '}
        {actorOf(event.actorName, event.facts)}
      </Text>
    </>
  )
}
