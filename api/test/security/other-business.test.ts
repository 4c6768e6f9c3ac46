import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { beforeAll, expect, test } from 'vitest'
import { newId, isId } from '../../src/platform/ids.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { send } from '../test-server.ts'
import { useTestServer } from '../use-server.ts'
import { calls, publicCalls, validCalls, type CallName } from './calls.ts'
import type { Valid } from './valid-call.ts'

let ours: Staff
let theirs: Staff
let ourCalls: Record<CallName, Valid>
let theirCalls: Record<CallName, Valid>
const server = useTestServer()
beforeAll(async () => {
  ;[ours, theirs] = [await aBusiness(server), await aBusiness(server)]
  ;[ourCalls, theirCalls] = [await validCalls(server, ours), await validCalls(server, theirs)]
  // Everything that a business can hold, twice: long on a machine that does other things too.
}, 180_000)

const guarded = calls.filter(
  ([name, call]) => !publicCalls.includes(name) && call.access !== 'account',
)
// A device names itself, and its readings; what narrows the audit log finds nothing where it leads to
// nobody of the business; what a kept cart holds is shown to its own counter as it was typed, and looked
// up by nobody; the key of a sale is made up by whoever presses, and each business has its own.
const skipped = new Set(
  'userPublicId key devicePublicId scans actorPublicId subjectPublicId content saleKey'.split(' '),
)

/** A sale without a network has the id that its device made up. */
const isOwnName = (name: CallName, path: readonly (string | number)[]) =>
  name === 'settleAllotmentSale' && path.join('.') === 'body.publicId'

/** Every place of a request that holds an id or a reference, as a path of keys: inside lists too. */
function idPlaces(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string')
    return isId(value) || path.at(-1) === 'ref' || path.at(-1) === 'orderReferenceKey' ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    skipped.has(key) ? [] : idPlaces(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
const at = (value: unknown, path: (string | number)[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<string | number, unknown>)[key], value)
function withValue(call: Valid, path: (string | number)[], value: unknown): Valid {
  const copy = structuredClone(call)
  ;(at(copy, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = value
  return copy
}
const snapshot = async () =>
  (
    await server.owner.query(
      `select
        (
          select jsonb_agg(r order by id)
          from (select id, status, version from orders where tenant_id = $1) r
        ) as orders,
        (select sum(taken) from resource where tenant_id = $1) as taken,
        (select count(*) from refund where tenant_id = $1) as refunds,
        (select count(*) from mail where tenant_id = $1) as mails`,
      [theirs.tenantId],
    )
  ).rows[0]

test.each(guarded)(
  '%s: another business’s ids are as missing ones, and nothing of it moves',
  async (name, call: Endpoint) => {
    const before = await snapshot()
    for (const path of idPlaces(ourCalls[name])) {
      if (isOwnName(name, path)) continue
      const foreign = await send(
        server,
        ours,
        call,
        withValue(ourCalls[name], path, at(theirCalls[name], path)) as never,
      )
      const missing = await send(
        server,
        ours,
        call,
        withValue(
          ourCalls[name],
          path,
          isId(at(ourCalls[name], path)) ? newId() : '00000000',
        ) as never,
      )
      const where = `${name} ${path.join('.')}`
      expect([foreign.status, foreign.body.type], where).toEqual([
        missing.status,
        missing.body.type,
      ])
      expect(foreign.status, where).toBeGreaterThanOrEqual(400)
      expect({ ...foreign.body, instance: '' }, where).toEqual({ ...missing.body, instance: '' })
    }
    expect(await snapshot()).toEqual(before)
  },
)

test('the filter of the OData form is a place too', async () => {
  const { query } = ourCalls.findOrdersOdata
  const filter = String(query!.$filter).replace(ours.tenantId, theirs.tenantId)
  const call = calls.find(([name]) => name === 'findOrdersOdata')![1]
  expect(
    (await send(server, ours, call, { query: { ...query, $filter: filter } } as never)).status,
  ).toBe(404)
})

test('interleaved reads of many businesses on a pool of 8 never show a foreign row', async () => {
  const staffs = await Promise.all(Array.from({ length: 25 }, () => aBusiness(server)))
  const call = calls.find(([name]) => name === 'getBusiness')![1]
  const rounds = 2_000
  for (let i = 0; i < rounds; i += 50)
    await Promise.all(
      Array.from({ length: 50 }, async (_, j) => {
        const staff = staffs[(i * 7 + j * 3) % staffs.length]!
        const answer = await send(server, staff, call, {
          params: { id: staff.tenantId },
        } as never)
        expect((answer.body as unknown as { publicId: string }).publicId).toBe(staff.tenantId)
      }),
    )
})
