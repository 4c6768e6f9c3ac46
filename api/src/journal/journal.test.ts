import { pathOf } from '@guichet/contract/endpoint.ts'
import { extractJournal } from '@guichet/contract/journal/extract-journal.ts'
import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { saveJournalAccounts } from '@guichet/contract/journal/save-journal-accounts.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { beforeAll, expect, test } from 'vitest'
import { aPassOnSale } from '../../test/factories/catalogue/shelf.ts'
import { partOf, rowsOfSheet } from '../../test/factories/input/unzipped.ts'
import { exchangesOf } from '../../test/factories/sales/exchanged.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { chargePlatformFee } from '../../test/factories/sales/platform-fees.ts'
import { ask, refundWhole, row } from '../../test/factories/sales/refunds.ts'
import { holder, shelfCounter } from '../../test/factories/sales/shelf-counter.ts'
import { aBusiness, renewToken, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import type { Journal } from './load-journal.ts'

// Sales are for 2 February 2030, and passes begin on 1 January 2030.
let clock = '2029-12-10T17:00:00.000Z'
const server = useTestServer({ clock: () => clock })
let staff: Staff
beforeAll(async () => {
  staff = await aBusiness(server)
  await severalRefunds(staff)
})
const severalRefunds = ({ tenantId }: Staff) =>
  server.owner.query(
    `update tenant_setting
      set allow_several_partial_refunds = true, percent_refund_on_counter_orders = true
      where tenant_id = $1`,
    [tenantId],
  )

const at = async (moment: string, who: Staff) => {
  clock = moment
  await renewToken(server, who)
}
const journal = async (
  who: Staff,
  from: string,
  to: string,
  deferred = false,
): Promise<Journal> => {
  const query = { from, to, ...(deferred && { deferred: 'true' as const }) }
  const answer = await send(server, who, getJournal, { query })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expectBalanced(answer.body)
  return answer.body
}
const cents = (dollars: number) => Math.round(dollars * 100)
const sideOf = ({ debit, credit }: { debit: number; credit: number }) =>
  cents(debit) - cents(credit)
const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)

function expectBalanced({ lines, accounts, totals }: Journal) {
  for (const day of Map.groupBy(lines, ({ date }) => date).values())
    expect(sum(day.map(sideOf))).toBe(0)
  for (const { debit, credit } of lines) expect(Math.min(debit, credit)).toBe(0)
  expect(sum(accounts.map(sideOf))).toBe(0)
  expect(cents(totals.debit)).toBe(sum(lines.map(({ debit }) => cents(debit))))
  expect(totals.credit).toBe(totals.debit)
}
const linesOf = ({ lines }: Journal) =>
  lines.map(({ date, account, ...sides }) => [date.slice(5), account, sideOf(sides)])
const on = (found: Journal, date: string) =>
  Object.fromEntries(
    found.lines.filter((line) => line.date === date).map((line) => [line.account, sideOf(line)]),
  )
const file = async (who: Staff, query: Record<string, string>, language = 'fr') => {
  const answer = await server.app.http.inject({
    url: `${pathOf(extractJournal)}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${who.accessToken}`, 'accept-language': language },
  })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer
}

test('a sale, an exchange, a partial refund and a full one are the postings of their days, to the cent', async () => {
  await at('2029-12-10T17:00:00.000Z', staff)
  await chargePlatformFee(server, staff, 2_500)
  const part = await anOrder(server, staff, { quantity: 3 })
  const { exchange, anExchange } = exchangesOf(server, staff)
  const { ticketIds, choice } = await anExchange({ otherCents: 3000 })
  const exchanged = await exchange(ticketIds[0]!, {
    ...choice,
    priceDifference: 'settle',
    payment: { method: 'card', reference: 'T-1' },
  })
  expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200)
  await at('2029-12-12T17:00:00.000Z', staff)
  await send(server, staff, refundOrder, { key: newKey(), ...ask(part, [row(part, 33, 0)]) })
  const { order } = await anOrder(server, staff, {
    quantity: 2,
    payment: { method: 'card', reference: 'T-2' },
  })
  await refundWhole(server, staff, order)

  const found = await journal(staff, '2029-12-01', '2029-12-12')
  const { rows } = await server.owner.query<{ day: string; account: string; cents: number }>(
    `select to_char(business_day, 'MM-DD') as day, sum(cents)::int as cents,
        account || case when account in ('revenue', 'rebate') then ':' || kind else '' end as account
      from posting
      where tenant_id = $1
      group by 1, 3
      having sum(cents) <> 0`,
    [staff.tenantId],
  )
  const sorted = (lines: unknown[][]) => lines.map((line) => line.join(' ')).sort()
  expect(rows.length).toBeGreaterThan(10)
  expect(sorted(linesOf(found))).toEqual(
    sorted(rows.map(({ day, account, cents: total }) => [day, account, total])),
  )
  expect(found.isOpen).toBe(true)
  expect(found.lines[0]).toMatchObject({ account: 'cash:card', code: '', credit: 0 })
  expect(on(found, '2029-12-10')['revenue:adjustment']).toBe(-1000)
  // All of it is for a later day, including the difference of the exchange.
  const put = await journal(staff, '2029-12-01', '2029-12-12', true)
  const earned = put.accounts.filter(({ account }) => account.startsWith('revenue:'))
  expect(earned).toEqual([])
})

test('revenue is deferred to the day of use; an earlier refund was never earned', async () => {
  const who = await aBusiness(server)
  await severalRefunds(who)
  await at('2029-12-10T17:00:00.000Z', who)
  const sold = await anOrder(server, who, { quantity: 2, cents: 5000 })
  await at('2029-12-15T17:00:00.000Z', who)
  await send(server, who, refundOrder, { key: newKey(), ...ask(sold, [row(sold, 50, 0)]) })
  const december = await journal(who, '2029-12-01', '2029-12-15', true)
  expect(on(december, '2029-12-10')).toMatchObject({ 'deferred-revenue': -10_000 })
  expect(on(december, '2029-12-15')).toMatchObject({ 'deferred-revenue': 2500 })
  expect(december.lines.map(({ account }) => account)).not.toContain('revenue:daily_ticket')
  expect(on(await journal(who, '2029-12-01', '2029-12-15'), '2029-12-10')).toMatchObject({
    'revenue:daily_ticket': -10_000,
  })

  await at('2030-02-03T17:00:00.000Z', who)
  const february = await journal(who, '2030-02-01', '2030-02-03', true)
  expect(linesOf(february)).toEqual([
    ['02-02', 'deferred-revenue', 7500],
    ['02-02', 'revenue:daily_ticket', -7500],
  ])
  // A refund after that day reduces revenue.
  await send(server, who, refundOrder, { key: newKey(), ...ask(sold, [row(sold, 100, 1)]) })
  const later = await journal(who, '2030-02-01', '2030-02-03', true)
  expect(on(later, '2030-02-03')['revenue:daily_ticket']).toBe(5000)
  // In the end it equals the plain journal, and past days do not change.
  const [plain, deferred] = [
    await journal(who, '2029-12-01', '2030-02-03'),
    await journal(who, '2029-12-01', '2030-02-03', true),
  ]
  const balances = ({ accounts }: Journal) =>
    Object.fromEntries(accounts.map((line) => [line.account, sideOf(line)]))
  expect(balances(deferred)).toEqual({ ...balances(plain), 'deferred-revenue': 0 })
  const again = await journal(who, '2029-12-01', '2029-12-15', true)
  expect(again).toEqual({ ...december, isOpen: false })
})

test('a pass is deferred until the first day of its validity', async () => {
  const who = await aBusiness(server)
  await at('2029-12-10T17:00:00.000Z', who)
  const { productId, identificationId } = await aPassOnSale(server, who)
  await server.owner.query(
    `update activity_category set sale_ends_at = '2030-12-01' where tenant_id = $1`,
    [who.tenantId],
  )
  const owner = holder(identificationId)
  const { status, body } = await shelfCounter(server, who).sale([
    { productId, quantity: 1, ticketOwners: [[owner]] },
  ])
  expect(status, JSON.stringify(body)).toBe(200)
  const december = await journal(who, '2029-12-10', '2029-12-10', true)
  expect(on(december, '2029-12-10')).toMatchObject({ 'deferred-revenue': -39_900 })
  await at('2030-01-02T17:00:00.000Z', who)
  expect(linesOf(await journal(who, '2030-01-01', '2030-01-02', true))).toEqual([
    ['01-01', 'deferred-revenue', 39_900],
    ['01-01', 'revenue:season_pass', -39_900],
  ])
})

test('a past day gives the same bytes, regardless of later sales and of the time of the request', async () => {
  const who = await aBusiness(server)
  await at('2029-12-10T17:00:00.000Z', who)
  await anOrder(server, who)
  await at('2029-12-11T17:00:00.000Z', who)
  const asked = { from: '2029-12-10', to: '2029-12-10', deferred: 'true' }
  const take = async (language: string) => [
    (await file(who, { ...asked, format: 'csv' }, language)).rawPayload,
    (await file(who, { ...asked, format: 'xlsx' }, language)).rawPayload,
  ]
  const before = await take('fr')
  const { order } = await anOrder(server, who, { quantity: 5 })
  await at('2029-12-20T04:59:59.000Z', who)
  await refundWhole(server, who, order)
  const after = await take('fr')
  for (const [i, bytes] of before.entries()) expect(after[i]!.equals(bytes)).toBe(true)
  expect((await take('en'))[0]!.equals(before[0]!)).toBe(false)
})

test('a file has the figures of the journal; codes are texts, whatever they begin with', async () => {
  const who = await aBusiness(server)
  await at('2029-12-10T17:00:00.000Z', who)
  await anOrder(server, who, { quantity: 1, cents: 5000 })
  const codes = [
    { account: 'cash:cash', code: '=1+1', name: '=HYPERLINK("http://evil.test")' },
    { account: 'tax:GST', code: '2100', name: '' },
  ]
  await send(server, who, saveJournalAccounts, { body: { version: 1, accounts: codes } })
  const found = await journal(who, '2029-12-10', '2029-12-10')
  const asked = { from: '2029-12-10', to: '2029-12-10' }
  const csv = await file(who, { ...asked, format: 'csv' }, 'en')
  expect(csv.headers['content-disposition']).toBe(
    'attachment; filename="accounting-journal-2029-12-10-2029-12-10.csv"',
  )
  expect(csv.body.split('\r\n')).toEqual([
    '\uFEFF"Day","Code","Account","Key","Debit","Credit"',
    `"2029-12-10","'=1+1","'=HYPERLINK(""http://evil.test"")","cash:cash","57.50",""`,
    '"2029-12-10","2100","GST payable","tax:GST","","2.50"',
    '"2029-12-10","","QST payable","tax:QST","","4.99"',
    '"2029-12-10","","Revenue – Daily ticket","revenue:daily_ticket","","50.00"',
    '"2029-12-10","","Cash rounding","cash-rounding","","0.01"',
    '',
  ])
  const sheet = partOf((await file(who, asked, 'fr')).rawPayload, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toMatch(/<f[ >]/)
  const rows = rowsOfSheet(sheet)
  expect(rows[1]).toEqual(['2029-12-10', '=1+1', codes[0]!.name, 'cash:cash', '57.5', ''])
  expect(rows.at(-1)).toEqual(['Total', '', '', '', '57.5', '57.5'])
  expect(rows).toHaveLength(found.lines.length + 2)
  const { rows: lines } = await server.owner.query(
    `select facts from audit where tenant_id = $1 and code = 'journal.extracted' order by at, id`,
    [who.tenantId],
  )
  expect(lines.map(({ facts }) => facts.format).sort()).toEqual(['csv', 'xlsx'])
})

test('a sale in the last hour of a day of 23 hours belongs to that day', async () => {
  const who = await aBusiness(server)
  await at('2029-03-12T03:59:00.000Z', who)
  await anOrder(server, who, { quantity: 1, cents: 5000 })
  await at('2029-03-12T04:01:00.000Z', who)
  await anOrder(server, who, { quantity: 1, cents: 7000 })
  const found = await journal(who, '2029-03-11', '2029-03-12')
  expect(on(found, '2029-03-11')['revenue:daily_ticket']).toBe(-5000)
  expect(on(found, '2029-03-12')['revenue:daily_ticket']).toBe(-7000)
})

test('a period with a reversed order, more than 366 days or a future end is rejected', async () => {
  await at('2029-12-12T17:00:00.000Z', staff)
  const fault = async (from: string, to: string) =>
    (await send(server, staff, getJournal, { query: { from, to } })).body
  const broken = (rule: string) => ({ fields: [{ field: 'to', rule }] })
  expect(await fault('2029-12-10', '2029-12-09')).toMatchObject(broken('order'))
  expect(await fault('2028-12-11', '2029-12-12')).toMatchObject(broken('maxDays'))
  expect(await fault('2029-12-10', '2029-12-13')).toMatchObject(broken('notFuture'))
  expect(await fault('2028-12-12', '2029-12-12')).toMatchObject({ from: '2028-12-12' })
})
