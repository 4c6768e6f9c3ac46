import type { Input } from '@guichet/contract/endpoint.ts'
import { quoteNumber } from '@guichet/contract/quotes/quote-status.ts'
import { longestQuoteDays, usualQuoteDays } from '@guichet/contract/quotes/quote-view.ts'
import * as contract from '@guichet/contract/quotes/save-quote.ts'
import { freePlaces, movePlaces } from '../availability/public.ts'
import { saveClient } from '../clients/public.ts'
import { assertApplied, paidAtSale, type PlannedCart } from '../orders/public.ts'
import { nextNumber } from '../platform/db/next-number.ts'
import { deleteRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, changedFields, isSame } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { addDays, startOfDay } from '../platform/values/zoned-time.ts'
import { eventDayOf, finalCentsOf, freezeQuote } from './frozen-quote.ts'
import { seatsThatStay } from './named-owners.rules.ts'
import { openQuote } from './open-quote.ts'
import { priceQuote } from './price-quote.ts'
import { endQuoteHold, renewQuoteHold } from './quote-hold.ts'
import { showQuote } from './quote-questions.ts'
import { quoteSearchText } from './quote-search.rules.ts'
import { changeQuote, isHeldAt, quoteById, type QuoteRow } from './quotes.db.ts'
import { storedOf } from './quotes.view.ts'

type Form = Input<typeof contract.createQuote>['body']

export const createQuote = (publicUrl: string) =>
  handle(contract.createQuote, async (ctx, { body }) => writeDraft(ctx, body, publicUrl))

/**
 * Creates a draft from another quote in any status. Its last day is counted from today, and it has
 * only the codes that still apply.
 */
export const duplicateQuote = (publicUrl: string) =>
  handle(contract.duplicateQuote, async (ctx, { params: { id } }) => {
    const row = await quoteById(ctx.db, ctx.tenantId, id)
    const form = formOf(row)
    const codes = (await priceQuote(ctx, form)).rebates.results.flatMap(({ code, obstacle }) =>
      code !== null && obstacle === null ? [code] : [],
    )
    const copy = { ...form, rebateCodes: codes, expiresOn: undefined, balance: undefined }
    return writeDraft(ctx, copy, publicUrl, id)
  })

async function writeDraft(ctx: Ctx, form: Form, publicUrl: string, copiedFrom?: string) {
  const { db, now, tenantId, accountId, audit } = ctx
  const cart = await priceQuote(ctx, form)
  const columns = await columnsOf(ctx, form, cart)
  const id = newId()
  const number = await nextNumber(db, tenantId, 'quote')
  await db
    .insertInto('quote')
    .values({
      tenant_id: tenantId,
      id,
      number,
      status: 'Draft',
      ...columns,
      found_by: quoteSearchText({ ...form, number }),
      created_by: accountId,
      created_at: now,
    })
    .execute()
  await audit('quote.created', 'quote', id, {
    facts: {
      number: quoteNumber(number),
      finalCents: columns.final_cents,
      ...(copiedFrom && { copiedFrom }),
    },
  })
  return showQuote(ctx, id, publicUrl)
}

export const saveQuote = (publicUrl: string) =>
  handle(contract.saveQuote, async (ctx, { params: { id }, body: { version, ...form } }) => {
    const { db, tenantId, audit } = ctx
    const row = await openQuote(ctx, id, 'save')
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: id, version: row.version },
      version,
    )
    const cart = await priceQuote(ctx, form)
    const columns = await columnsOf(ctx, form, cart)
    const places = await placesFollowing(ctx, row, form, cart)
    await changeQuote(db, row, {
      ...columns,
      found_by: quoteSearchText({ ...form, number: row.number }),
      ...staying(row, form, cart),
      hold_id: places.holdId,
    })
    await audit('quote.saved', 'quote', id, {
      facts: {
        fields: changedFields(formOf(row), form),
        finalCents: columns.final_cents,
        ...unseen,
      },
    })
    const view = await showQuote(ctx, id, publicUrl)
    await movePlaces(db, tenantId, places)
    return view
  })

export const deleteQuote = handle(contract.deleteQuote, async (ctx, { params: { id } }) => {
  const { db, audit, tenantId } = ctx
  const row = await openQuote(ctx, id, 'delete')
  const freed = await endQuoteHold(ctx, row)
  await deleteRows(db, tenantId, 'quote').where('id', '=', id).execute()
  await audit('quote.deleted', 'quote', id, { facts: { number: quoteNumber(row.number) } })
  await freePlaces(db, tenantId, freed)
  return {}
})

const isSameCart = (row: QuoteRow, { tickets }: Form): boolean =>
  isSame(storedOf(row).tickets, tickets)

/** Names and answers of lines that still exist. */
function staying(row: QuoteRow, form: Form, cart: PlannedCart) {
  const { tickets, names, answers } = storedOf(row)
  const stays = seatsThatStay({ before: tickets, after: form.tickets }, freezeQuote(cart).seats)
  return {
    names: JSON.stringify(names.filter(stays)),
    answers: JSON.stringify(answers.filter(({ seat }) => !seat || stays(seat))),
  }
}

/** Moves the hold of a draft to its current lines. */
async function placesFollowing(ctx: Ctx, row: QuoteRow, form: Form, cart: PlannedCart) {
  if (!isHeldAt(row, ctx.now)) return { holdId: null, take: [], give: [] }
  if (isSameCart(row, form)) return { holdId: row.hold_id, take: [], give: [] }
  return renewQuoteHold(ctx, row, cart.lines, row.held_until!)
}

const orNull = <Value>(value: Value | undefined): Value | null => value || null

/** Columns for a form and its price. @throws InvalidRequest, RebateNotApplied */
async function columnsOf(ctx: Ctx, form: Form, cart: PlannedCart) {
  const { tenantId, timeZone } = ctx
  const { email, rebateCodes = [], discount, balance } = form
  const expiresOn = lastDayOf(ctx, form, cart)
  assertApplied(cart, {}, 'quote')
  if (balance) paidAtSale(ctx, form, cart)
  const frozen = freezeQuote(cart)
  return {
    title: form.title,
    client_id: email ? await saveClient(ctx, tenantId, { ...form, email }) : null,
    ...textsOf(form),
    tickets: JSON.stringify(form.tickets),
    rebate_codes: rebateCodes,
    discount: discount ? JSON.stringify(discount) : null,
    frozen: JSON.stringify(frozen),
    final_cents: finalCentsOf(frozen),
    event_on: eventDayOf(cart, timeZone),
    expires_on: expiresOn,
    expires_at: startOfDay(addDays(expiresOn, 1), timeZone),
    deposit_cents: balance?.deposit ?? null,
    balance_due_on: balance?.dueDate ?? null,
    are_names_asked: form.areNamesAsked,
  }
}

const textsOf = (form: Form) => ({
  email: orNull(form.email),
  first_name: orNull(form.firstName),
  last_name: orNull(form.lastName),
  phone: orNull(form.phone),
  postal_code: orNull(form.postalCode),
  language: form.language,
  note: orNull(form.note),
  internal_note: orNull(form.internalNote),
  purchase_order: orNull(form.purchaseOrder),
})

/** Last day on which it may be accepted. @throws InvalidRequest */
function lastDayOf({ language }: Ctx, { expiresOn }: Form, { today }: PlannedCart): string {
  const lastDay = expiresOn ?? addDays(today, usualQuoteDays)
  if (lastDay < today) throw fieldProblem('expiresOn', 'nonPastPeriod', language)
  if (lastDay > addDays(today, longestQuoteDays))
    throw fieldProblem('expiresOn', `maxDays:${longestQuoteDays}`, language)
  return lastDay
}

/** A stored quote as the form that would write it. */
function formOf(row: QuoteRow): Form {
  const { tickets, discount } = storedOf(row)
  const some = <Value>(value: Value | null) => value ?? undefined
  return {
    title: row.title,
    tickets: tickets as Form['tickets'],
    language: row.language as Form['language'],
    areNamesAsked: row.are_names_asked,
    email: some(row.email),
    firstName: some(row.first_name),
    lastName: some(row.last_name),
    phone: some(row.phone),
    postalCode: some(row.postal_code),
    note: some(row.note),
    internalNote: some(row.internal_note),
    ...(row.rebate_codes.length > 0 && { rebateCodes: row.rebate_codes }),
    discount: some(discount),
    expiresOn: row.expires_on,
    balance:
      row.deposit_cents === null
        ? undefined
        : { deposit: row.deposit_cents, dueDate: row.balance_due_on! },
    purchaseOrder: some(row.purchase_order),
  }
}
