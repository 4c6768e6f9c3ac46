import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { accountName } from '@guichet/contract/journal/journal-accounts.messages.ts'
import { ownerId } from '@guichet/demo/businesses/demo-people.ts'
import { createDemoData } from '@guichet/demo/public.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { signedIn, type Staff } from '../../test/factories/staff.ts'
import { numbersFrom, seed } from '../../test/seed.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { addDays } from '../platform/values/zoned-time.ts'
import type { Journal } from './load-journal.ts'

const today = '2026-11-21'
let server: TestServer
let businesses: Staff[]
beforeAll(async () => {
  const url = await newDatabase()
  await createDemoData({ url, seed: `journal ${seed}`, baseDate: today, orders: 400 })
  server = await openTestServer({ url, clock: () => `${today}T20:00:00.000Z` })
  const { rows } = await server.owner.query<{ id: string }>('select id from tenant order by id')
  businesses = await inTurn(rows, ({ id }) => signedIn(server, id, ownerId))
}, 120_000)
afterAll(() => server.close())

async function inTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  for (const item of items) answers.push(await run(item))
  return answers
}

type Days = { from: string; to: string }
const read = async (who: Staff, days: Days, deferred: 'true' | 'false'): Promise<Journal> => {
  const answer = await send(server, who, getJournal, { query: { ...days, deferred } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const sideOf = ({ debit, credit }: { debit: number; credit: number }) =>
  Math.round(debit * 100) - Math.round(credit * 100)
const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
const sumsBy = (lines: Journal['lines'], keyOf: (line: Journal['lines'][number]) => string) =>
  new Map(
    [...Map.groupBy(lines, keyOf)]
      .map(([key, some]) => [key, sum(some.map(sideOf))] as const)
      .filter(([, cents]) => cents !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

async function booksOf({ tenantId }: Staff, { from, to }: Days): Promise<Map<string, number>> {
  const { rows } = await server.owner.query<{ key: string; cents: number }>(
    `select business_day || ' ' || account
          || case when account in ('revenue', 'rebate') then ':' || kind else '' end as key,
        sum(cents)::int as cents
      from posting
      where tenant_id = $1 and business_day between $2 and $3
      group by 1
      having sum(cents) <> 0`,
    [tenantId, from, to],
  )
  return new Map(
    rows.map(({ key, cents }) => [key, cents] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Deferred amount: sold for later days and not refunded, from the rows of units and refunds. */
async function owedOn({ tenantId }: Staff, day: string): Promise<number> {
  const { rows } = await server.owner.query<{ cents: number }>(
    `with piece as (
        select u.tenant_id, u.id, u.gross_cents - u.rebate_cents as net,
          coalesce((l.activation_at at time zone t.time_zone)::date, l.check_in) as used_on,
          (
            select min(p.business_day)
            from posting p
            where (p.tenant_id, p.order_id) = (u.tenant_id, u.order_id)
              and p.account in ('receivable', 'revenue')
          ) as sold_on,
          t.time_zone
        from unit u
        join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
        join tenant t on t.id = u.tenant_id
        where u.tenant_id = $1 and l.kind <> 'fee'
      )
      select sum(
          net - coalesce((
            select sum(i.net_cents)
            from refund_item i
            join refund r on (r.tenant_id, r.id) = (i.tenant_id, i.refund_id)
            where (i.tenant_id, i.unit_id) = (piece.tenant_id, piece.id) and r.state <> 'failed'
              and (r.requested_at at time zone time_zone)::date <= $2
          ), 0)
        )::int as cents
      from piece
      where sold_on <= $2 and used_on > $2`,
    [tenantId, day],
  )
  return rows[0]!.cents ?? 0
}

test('for any period, each day is balanced and has the postings of that day', async () => {
  const chance = numbersFrom(seed)
  let lines = 0
  for (const who of businesses) {
    const periods = Array.from({ length: 6 }, () => {
      const from = addDays(today, -Math.floor(chance() * 360) - 5)
      const to = addDays(from, Math.floor(chance() * 90))
      return { from, to: to > today ? today : to }
    })
    for (const days of [{ from: addDays(today, -365), to: today }, ...periods]) {
      const plain = await read(who, days, 'false')
      expect(sumsBy(plain.lines, ({ date, account }) => `${date} ${account}`)).toEqual(
        await booksOf(who, days),
      )
      const deferred = await read(who, days, 'true')
      expect(sumsBy(deferred.lines, ({ date }) => date)).toEqual(new Map())
      lines += plain.lines.length
    }
  }
  expect(lines).toBeGreaterThan(500)
})

test('the deferred amount at the end of a period was sold for later days and not refunded', async () => {
  let owing = 0
  for (const who of businesses) {
    const from = addDays(today, -365)
    const { accounts } = await read(who, { from, to: today }, 'true')
    const owed = await owedOn(who, today)
    const account = accounts.find((line) => line.account === 'deferred-revenue')
    // Amounts deferred before the period and used in it are recognized there.
    const before = await owedOn(who, addDays(from, -1))
    expect(account ? 0 - sideOf(account) : 0).toBe(owed - before)
    owing += owed
  }
  expect(owing).toBeGreaterThan(0)
})

test('the days of a period add up to it, deferred or not', async () => {
  const who = businesses[0]!
  const whole = { from: addDays(today, -12), to: today }
  for (const deferred of ['true', 'false'] as const) {
    const { lines } = await read(who, whole, deferred)
    const days = Array.from({ length: 13 }, (_, i) => addDays(whole.from, i))
    const parts = await inTurn(days, (day) => read(who, { from: day, to: day }, deferred))
    expect(parts.flatMap((part) => part.lines)).toEqual(lines)
  }
})

test('every account in the books has a name', async () => {
  const { rows } = await server.owner.query<{ key: string }>(
    `select distinct account
          || case when account in ('revenue', 'rebate') then ':' || kind else '' end as key
      from posting`,
  )
  expect(rows.length).toBeGreaterThan(8)
  for (const { key } of rows) {
    expect(accountName(key).fr, key).not.toBe(key)
    expect(accountName(key).en, key).not.toBe(key)
  }
})
