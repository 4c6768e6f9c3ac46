import { orderStateText } from '@guichet/contract/orders/order-status.messages.ts'
import { orderStatusOf } from '@guichet/contract/orders/order-status.ts'
import { quoteStatusMessages } from '@guichet/contract/quotes/quote-status.messages.ts'
import type { MatchedField } from '@guichet/contract/search/find-everything.ts'
import type { SearchKind } from '@guichet/contract/search/search-kinds.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { useLanguage, useLocalized, useMessages, type Language } from '../../kit/text/messages.ts'
import { formatMoney } from '../../kit/text/money.ts'
import { orderNameOf } from '../order-name.rules.ts'
import type { FoundGroup } from './everything.queries.ts'
import { foundMessages } from './found.messages.ts'

/** A record: its title and its page. */
export type FoundRecord = {
  kind: SearchKind
  id: string
  title: string
  to: string
  search?: Record<string, string>
}
/** A search result, as shown everywhere. */
export type SearchHit = FoundRecord & {
  detail: string
  matched: MatchedField | null
  isExact: boolean
  /** Address parameters of the counter that sell to, or sell, this record. */
  sale?: { client: string } | { activity: string }
}
type RecordOf<K extends SearchKind> = Extract<FoundGroup, { kind: K }>['items'][number]['record']
type HitText = Omit<SearchHit, 'kind' | 'matched' | 'isExact'>

const line = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')
const person = (who: { firstName: string | null; lastName: string | null }) =>
  [who.firstName, who.lastName].filter(Boolean).join(' ')

type Words = {
  messages: (typeof foundMessages)['fr']
  language: Language
  localized: ReturnType<typeof useLocalized>
  dates: ReturnType<typeof useDates>
}
type Views = { [K in SearchKind]: (record: RecordOf<K>, words: Words) => HitText }

/** Title, detail and page of a record, by kind. */
const views: Views = {
  order: (record, { dates, language }) => {
    const status = orderStatusOf(record.status)
    return {
      id: record.publicId,
      title: record.orderReferenceNumber,
      detail: line(
        orderNameOf(record),
        dates.day(record.completedDateTimeUtc ?? record.createdDateTimeUtc),
        formatMoney(record.finalCost, language),
        status && orderStateText(language, { status, settlement: record.settlement }),
      ),
      to: `/orders/${encodeURIComponent(record.orderReferenceNumber)}`,
    }
  },
  ticket: (record, { messages, localized, dates }) => ({
    id: record.publicId,
    title: record.ticketReferenceKey,
    detail: line(
      record.isVoided && messages.voided,
      localized(record.title),
      person(record),
      record.activationDateTimeUtc && dates.moment(record.activationDateTimeUtc),
    ),
    to: `/tickets/${record.publicId}`,
  }),
  client: (record) => {
    const name = person(record)
    return {
      id: record.profilePublicId,
      title: name || record.email || record.phoneNumber || '–',
      detail: line(name && record.email, record.phoneNumber, record.postalCode),
      to: '/clients',
      search: { q: record.email ?? name, peek: record.profilePublicId },
      sale: { client: record.profilePublicId },
    }
  },
  booking: (record, { localized }) => ({
    id: record.publicId,
    title: record.guestName ?? record.orderReferenceNumber,
    detail: line(
      localized(record.name),
      record.day === record.lastDay ? record.day : `${record.day} – ${record.lastDay}`,
      record.guestName && record.orderReferenceNumber,
    ),
    to: '/bookings',
    search: {
      from: record.day,
      day: record.day,
      tab: record.type === 'lodging' ? 'lodging' : 'rentals',
    },
  }),
  quote: (record, { language }) => ({
    id: record.publicId,
    title: record.number,
    detail: line(
      record.title,
      record.clientName || record.email,
      record.eventOn,
      formatMoney(record.finalCost, language),
      quoteStatusMessages[language][record.status],
    ),
    to: `/quotes/${record.publicId}`,
  }),
  code: (record, { messages }) => ({
    id: record.publicId,
    title: record.code ?? record.description,
    detail: line(
      record.code && record.description,
      record.groupPublicId && messages.group,
      !record.isActive && messages.inactive,
    ),
    to: '/operations/promo-codes',
  }),
  catalogue: ({ publicId, type, name }, { messages, localized }) => ({
    id: publicId,
    title: localized(name),
    detail: messages.catalogue[type],
    ...placeInCatalogue(type, publicId),
    sale: { activity: type === 'activity' ? publicId : tileOfKind[type] },
  }),
}

/** Tiles of the counter that sell what is not an activity. */
const tileOfKind = {
  rental: 'rentals',
  lodging: 'stays',
  product: 'products',
  package: 'packages',
} as const

/** Fields that the title of a result shows, so that naming them says nothing. */
const shownFields: ReadonlySet<MatchedField> = new Set(['name', 'title'])

export function useFoundView() {
  const words: Words = {
    messages: useMessages(foundMessages),
    language: useLanguage(),
    localized: useLocalized(),
    dates: useDates(),
  }
  return (group: FoundGroup): SearchHit[] => {
    const view = views[group.kind] as (record: unknown, words: Words) => HitText
    return group.items.map(({ matched, isExact, record }) => ({
      kind: group.kind,
      matched: matched && shownFields.has(matched) ? null : matched,
      isExact,
      ...view(record, words),
    }))
  }
}

function placeInCatalogue(
  type: RecordOf<'catalogue'>['type'],
  id: string,
): Pick<HitText, 'to' | 'search'> {
  if (type === 'product') return { to: '/products', search: { tab: 'products' } }
  if (type === 'package') return { to: '/products', search: { tab: 'packages' } }
  const pages = { activity: 'activities', rental: 'equipment-rentals', lodging: 'lodging' }
  return { to: `/${pages[type]}/${id}` }
}
