import { fold } from '@guichet/contract/fold.ts'
import type { FoundGroup, MatchedField } from '@guichet/contract/search/find-everything.ts'
import {
  accessOfCatalogue,
  catalogueKinds,
  type SearchKind,
} from '@guichet/contract/search/search-kinds.ts'
import { bookingsOfOrders } from '../bookings/public.ts'
import { clientIds, clientNames, foundClients, readClientSearch } from '../clients/public.ts'
import { foundOrders, holdersOfOrders, ordersByIds, viewOrderRow } from '../orders/public.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { quotesAlike, quotesByWords, viewQuoteRow } from '../quotes/public.ts'
import { codesByWords } from '../rebates/public.ts'
import { listedTickets, ticketsByIds, viewTicketRow, type TicketCodes } from '../tickets/public.ts'
import { catalogueNames } from './catalogue.db.ts'
import { alikeTexts, endingWith, type Alike } from './entries.db.ts'
import { isLastDigits, matchOf, namesOf, type Texts } from './matches.rules.ts'
import { mayFindIn } from './may-find.rules.ts'

type Item<K extends SearchKind> = Extract<FoundGroup, { kind: K }>['items'][number]
/** `found` is the number of matches, up to one above the count limit. */
type Answer<K extends SearchKind> = { items: Item<K>[]; found: number }

export type Search = {
  ctx: Ctx
  codes: TicketCodes
  /** Words to search; with `isScanned` they are the code of a ticket. */
  words: string
  isScanned: boolean
  /** Number of shown items, and number of matches to look for. */
  limit: number
  most: number
  orderIds?: string[]
  /** Null for a search by words; afterwards the entries with similar words. */
  alike: Alike | null
}
type Searcher<K extends SearchKind> = (search: Search) => Promise<Answer<K>>

const whoIs = (row: {
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  postal_code?: string | null
}): Texts => ({
  name: namesOf(row.first_name, row.last_name),
  email: row.email,
  phone: row.phone,
  postalCode: row.postal_code,
})

/** Field of a match; null for a similar entry, which does not contain the words. */
function why({ words, isScanned, alike }: Search, texts: Texts) {
  if (isScanned) return { isExact: true, matched: 'scannedCode' as MatchedField }
  return alike ? { isExact: false, matched: null } : matchOf(words, texts)
}

/** Above the count limit, entries that end with the digits are first. */
async function endingFirst(
  { ctx, words, most }: Search,
  kind: 'order' | 'ticket' | 'client',
  ids: string[],
): Promise<string[]> {
  if (ids.length < most || !isLastDigits(words)) return ids
  const { tenantId } = ctx
  const ending = await endingWith(ctx, { tenantId, kind, digits: words, limit: most })
  return [...new Set([...ending, ...ids])].slice(0, most)
}

/** Cached, as bookings are found by their orders. */
async function ordersFor(search: Search): Promise<string[]> {
  const { ctx, codes, words, most } = search
  search.orderIds ??= await foundOrders(ctx, codes, { query: { query: words }, limit: most })
  return search.orderIds
}

const order: Searcher<'order'> = async (search) => {
  const { ctx, limit, alike } = search
  const ids = alike?.order ?? (await endingFirst(search, 'order', await ordersFor(search)))
  const shown = ids.slice(0, limit)
  const rows = await ordersByIds(ctx, ctx.tenantId, shown)
  const holders = Map.groupBy(
    await holdersOfOrders(ctx.db, ctx.tenantId, shown),
    (holder) => holder.order_id,
  )
  const items = rows.map((row) => {
    const { reference, payment_reference: payment } = row
    const who = whoIs(row)
    const held = (holders.get(row.id) ?? []).flatMap((holder) =>
      namesOf(holder.firstName, holder.lastName),
    )
    const texts = { reference, payment, ...who, name: [who.name, held].flat() }
    return { ...why(search, texts), record: viewOrderRow(row) }
  })
  return { items, found: ids.length }
}

const ticket: Searcher<'ticket'> = async (search) => {
  const { ctx, codes, words, limit, most, alike } = search
  const query = { query: words }
  const ids =
    alike?.ticket ??
    (await endingFirst(search, 'ticket', await listedTickets(ctx, codes, { query, limit: most })))
  const rows = await ticketsByIds(ctx, ctx.tenantId, ids.slice(0, limit))
  const items = rows.map((row) => {
    const texts = { reference: row.reference, ...whoIs(row), order: row.order_reference }
    return { ...why(search, texts), record: viewTicketRow(row, ctx.now) }
  })
  return { items, found: ids.length }
}

const client: Searcher<'client'> = async (search) => {
  const { ctx, words, limit, most, alike, isScanned } = search
  const { tenantId } = ctx
  const read = readClientSearch(tenantId, { searchTerm: words })
  // Entries have names without spaces: “trem” is also in “Thibault Rémi”.
  const meant = { ...read, isBegunFirst: true as const }
  const find = async () =>
    isScanned ? [] : foundClients(ctx, clientIds(meant, { limit: most }, most))
  const ids = alike?.client ?? (await endingFirst(search, 'client', await find()))
  const rows = await clientNames(ctx, tenantId, ids.slice(0, limit))
  const items = rows.map((row) => ({
    ...why(search, whoIs(row)),
    record: {
      profilePublicId: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phoneNumber: row.phone,
      postalCode: row.postal_code,
    },
  }))
  return { items, found: ids.length }
}

const booking: Searcher<'booking'> = async (search) => {
  const { ctx, limit, most, alike } = search
  const { tenantId, timeZone } = ctx
  const orderIds = alike?.order ?? (await ordersFor(search))
  const which = { tenantId, orderIds, now: ctx.now, timeZone, limit: most }
  const found = await bookingsOfOrders(ctx.db, which)
  const items = found.slice(0, limit).map((booked) => {
    const { id, type, name, status, day, lastDay, firstName, lastName, email, phone } = booked
    const guest = { first_name: firstName, last_name: lastName, email, phone }
    return {
      ...why(search, { ...whoIs(guest), order: booked.reference }),
      record: {
        publicId: id,
        type,
        name,
        status,
        day,
        lastDay,
        email,
        phone,
        guestName: namesOf(firstName, lastName)[0] || null,
        orderReferenceNumber: booked.reference,
      },
    }
  })
  return { items, found: found.length }
}

const quote: Searcher<'quote'> = async (search) => {
  const { ctx, limit, most } = search
  const found = await quotesFor(search)
  const items = found.slice(0, limit).map((row) => {
    const record = viewQuoteRow(row, ctx.now)
    const short = record.number.replace(/-0+/, '-')
    const texts = { reference: [record.number, short], title: row.title, ...whoIs(row) }
    return { ...why(search, texts), record }
  })
  return { items, found: Math.min(found.length, most) }
}

/** Quotes have no search entries: the newest ones are compared directly. */
async function quotesFor({ ctx, words: term, most: limit, alike, isScanned }: Search) {
  const { tenantId } = ctx
  if (isScanned) return []
  if (!alike) return quotesByWords(ctx.db, { tenantId, term, limit })
  return quotesAlike(ctx.db, { tenantId, term: fold(term), limit })
}

const code: Searcher<'code'> = async (search) => {
  const { ctx, words: term, limit, most, isScanned } = search
  if (isScanned) return { items: [], found: 0 }
  const found = await codesByWords(ctx, { tenantId: ctx.tenantId, term, limit: most })
  const items = found.slice(0, limit).map((row) => ({
    ...why(search, { code: row.code, description: row.description }),
    record: {
      publicId: row.id,
      groupPublicId: row.group_id,
      code: row.code,
      description: row.description,
      isActive: row.active,
    },
  }))
  return { items, found: found.length }
}

const catalogue: Searcher<'catalogue'> = async (search) => {
  const { ctx, words, limit, most, alike, isScanned } = search
  const types = catalogueKinds.filter((type) => mayFindIn(ctx.actor, [accessOfCatalogue[type]]))
  const names = isScanned ? [] : await catalogueNames(ctx, ctx.tenantId, types)
  const texts = names.map(({ name, code: own, barcode }) =>
    [name.fr, name.en, own ?? '', barcode ?? ''].map(fold).join('|'),
  )
  const term = fold(words)
  const found = alike
    ? (await alikeTexts(ctx, term, texts)).map((place) => names[place]!)
    : names.filter((_, place) => texts[place]!.includes(term))
  const items = found.slice(0, limit).map(({ id, type, name, code: own, barcode }) => ({
    ...why(search, { title: [name.fr, name.en], code: [own, barcode] }),
    record: { publicId: id, type, name },
  }))
  return { items, found: Math.min(found.length, most) }
}

export const searchers = { order, ticket, client, booking, quote, code, catalogue } satisfies {
  [K in SearchKind]: Searcher<K>
}
