import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { holdQuote } from '@guichet/contract/quotes/hold-quote.ts'
import { answerQuoteLink, saveQuoteNames } from '@guichet/contract/quotes/read-quote-link.ts'
import { afterAll, expect, test } from 'vitest'
import { aForm, aQuestion } from '../factories/catalogue/forms.ts'
import { inDays } from '../factories/sales/balances.ts'
import { anAcceptedQuote, aSentQuote } from '../factories/sales/quotes.ts'
import { makeRebate } from '../factories/sales/rebates.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const convertAt = (base: string, { publicId }: { publicId: string }, key = newKey()) =>
  reach(base, staff, convertQuote, {
    key,
    params: { id: publicId },
    body: { method: 'cash' },
  })
const holdAt = (base: string, { publicId }: { publicId: string }) =>
  reach(base, staff, holdQuote, { params: { id: publicId }, body: { until: inDays(5) } })
const acceptAt = (base: string, token: string, version: number) =>
  reach(base, { accessToken: '' }, answerQuoteLink, {
    body: { token, version, answer: 'Accepted' },
  })
const statusesOf = (answers: { status: number }[]) => tally(answers.map(({ status }) => status))
const acceptances = async (id: string) =>
  (
    await server.owner.query(
      `select from audit where subject_id = $1 and code = 'quote.accepted'`,
      [id],
    )
  ).rows.length

test('a quote that twenty requests convert concurrently becomes one order', async () => {
  const { quote } = await anAcceptedQuote(server, staff)
  const answers = await inFlight(20, 20, (i) => convertAt(baseOf(i), quote))
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 })
  expect(new Set(answers.flatMap(({ body }) => body.type ?? []))).toEqual(new Set(['QuoteNotOpen']))
  expect(await violations(server.owner)).toEqual([])
})

test('twenty requests with one key convert a quote once and get the same order', async () => {
  const { quote } = await anAcceptedQuote(server, staff)
  const key = newKey()
  const answers = await inFlight(20, 20, (i) => convertAt(baseOf(i), quote, key))
  expect(statusesOf(answers)).toEqual({ 200: 20 })
  expect(new Set(answers.map(({ body }) => body.orderReferenceNumber)).size).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('the places of a quote cannot be sold to others while it is converted', async () => {
  const { quote, line } = await anAcceptedQuote(server, staff, { capacity: 4 })
  expect((await holdAt(baseOf(0), quote)).status).toBe(200)
  const answers = await inFlight(12, 12, (i) =>
    i === 5
      ? convertAt(baseOf(i), quote)
      : reach(baseOf(i), staff, sell, {
          key: newKey(),
          body: { tickets: [{ ...line, quantity: 1 }], payment: { method: 'cash' } },
        }),
  )
  expect(answers[5]!.status).toBe(200)
  // A place was free in addition to the three that were held.
  expect(statusesOf(answers)).toEqual({ 200: 2, 409: 10 })
  expect(await violations(server.owner)).toEqual([])
})

test('a quote held twenty times concurrently holds its places once', async () => {
  const { quote, slotId } = await anAcceptedQuote(server, staff, { capacity: 3 })
  const answers = await inFlight(20, 20, (i) => holdAt(baseOf(i), quote))
  expect(statusesOf(answers)).toEqual({ 200: 20 })
  const { rows } = await server.owner.query('select taken from resource where id = $1', [slotId])
  expect(rows).toEqual([{ taken: 3 }])
  expect(await violations(server.owner)).toEqual([])
})

test('a client who submits the acceptance twenty times accepts once', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  const answers = await inFlight(20, 20, (i) => acceptAt(baseOf(i), token, quote.version))
  expect(statusesOf(answers)).toEqual({ 200: 20 })
  expect(await acceptances(quote.publicId)).toBe(1)
})

/** A quote whose tickets are each asked one question, answered separately. */
async function anAskingQuote() {
  const { quote, token, activityId } = await aSentQuote(server, staff, { quantity: 12 })
  const { publicId: questionPublicId } = await aQuestion(server, staff, { recurrence: 'OnTicket' })
  const { publicId: formPublicId } = await aForm(server, staff, [questionPublicId], {
    activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
  })
  const answerAt = (base: string, ordinal: number) =>
    reach(base, { accessToken: '' }, saveQuoteNames, {
      body: {
        token,
        names: [],
        answers: [
          {
            seat: { line: 0, part: null, ordinal },
            formPublicId,
            questionPublicId,
            answer: 'Noix',
          },
        ],
      },
    })
  const kept = async () =>
    (
      await server.owner.query<{ n: number }>(
        'select jsonb_array_length(answers) as n from quote where id = $1',
        [quote.publicId],
      )
    ).rows[0]!.n
  return { answerAt, kept }
}

test('concurrent answers of several people of a group are all saved', async () => {
  const { answerAt, kept } = await anAskingQuote()
  const answers = await inFlight(12, 12, (i) => answerAt(baseOf(i), i))
  expect(statusesOf(answers)).toEqual({ 200: 12 })
  expect(await kept()).toBe(12)
})

/** Eight accepted quotes with the same single-use code. */
async function quotesOfOneCode() {
  const { code, publicId } = await makeRebate(server, staff, { isAppliedOnce: true })
  const quotes: Awaited<ReturnType<typeof anAcceptedQuote>>[] = []
  for (let i = 0; i < 8; i += 1)
    quotes.push(await anAcceptedQuote(server, staff, { rebateCodes: [code!] }))
  return { code: code!, rebateId: publicId, quotes }
}
const usesOf = async (rebateId: string) =>
  (
    await server.owner.query(
      'select from rebate_use where rebate_id = $1 and released_at is null',
      [rebateId],
    )
  ).rows.length

test('a single-use code in eight quotes and four concurrent sales is used once', async () => {
  const { code, rebateId, quotes } = await quotesOfOneCode()
  const answers = await inFlight(12, 12, (i) =>
    quotes[i]
      ? convertAt(baseOf(i), quotes[i].quote)
      : reach(baseOf(i), staff, sell, {
          key: newKey(),
          body: {
            tickets: [{ ...quotes[0]!.line, quantity: 1 }],
            rebateCodes: [code],
            payment: { method: 'cash' },
          },
        }),
  )
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 11 })
  expect(new Set(answers.flatMap(({ body }) => body.type ?? []))).toEqual(
    new Set(['RebateNotApplied']),
  )
  expect(await usesOf(rebateId)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of codes one code applies to several orders', async () => {
  await asMutant('no-code-lock', async (base) => {
    const { rebateId, quotes } = await quotesOfOneCode()
    await inFlight(8, 8, (i) => convertAt(base, quotes[i]!.quote))
    expect(await usesOf(rebateId)).toBeGreaterThan(1)
  })
})

test('mutant: without its lock a quote becomes several orders, holds places twice, is accepted twice and loses answers', async () => {
  await asMutant('no-quote-lock', async (base) => {
    const { quote, token } = await aSentQuote(server, staff)
    await inFlight(6, 6, () => acceptAt(base, token, quote.version))
    expect(await acceptances(quote.publicId)).toBeGreaterThan(1)
    const { quote: held } = await anAcceptedQuote(server, staff)
    await inFlight(6, 6, () => holdAt(base, held))
    expect((await violations(server.owner)).map(({ name }) => name.slice(0, 2))).toContain('Q2')
    const { quote: converted } = await anAcceptedQuote(server, staff)
    await inFlight(6, 6, () => convertAt(base, converted))
    const { answerAt, kept } = await anAskingQuote()
    await inFlight(6, 6, (i) => answerAt(base, i))
    expect(await kept()).toBeLessThan(6)
    expect((await violations(server.owner)).map(({ name }) => name.slice(0, 2))).toContain('Q1')
  })
})
