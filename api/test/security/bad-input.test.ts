import * as endpoints from '@guichet/contract/index.ts'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/platform/values/ids.ts'
import { bulkCalls } from '../calls/bulk-calls.ts'
import type { CallName } from '../calls/calls.ts'
import { moveCalls } from '../calls/move-calls.ts'
import { orderListCalls } from '../calls/order-list-calls.ts'
import { ticketListCalls } from '../calls/ticket-list-calls.ts'
import { timeCalls } from '../calls/time-calls.ts'
import { timetableCalls } from '../calls/timetable-calls.ts'
import type { ValidCall } from '../calls/valid-call.ts'
import { validationCalls } from '../calls/validation-calls.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { badGateInput } from './bad-gate-input.ts'
import { badInput } from './bad-input.ts'
import { badListInput } from './bad-list-input.ts'
import type { Bad } from './bad-requests.ts'

let valid: Partial<Record<CallName, ValidCall>>
let theirs: Partial<Record<CallName, ValidCall>>
const server = useTestServer()
const staff = useBusiness(server)
beforeAll(async () => {
  const everything = async (who: Staff): Promise<Partial<Record<CallName, ValidCall>>> => {
    const timed = await timeCalls(server, who)
    return {
      ...(await timetableCalls(server, who)),
      ...timed,
      ...(await moveCalls(server, who)),
      ...(await ticketListCalls(server, who)),
      ...(await orderListCalls(server, who)),
      ...(await bulkCalls(server, who)),
      ...(await validationCalls(server, who)),
      sell: { body: { tickets: timed.holdCart.body.tickets, payment: { method: 'cash' } } },
    }
  }
  valid = await everything(staff)
  theirs = await everything(await aBusiness(server))
})

/**
 * Number of rows in each table of a business, to show what a refused request leaves behind. The
 * audit line of the rejection is expected.
 */
async function counts(): Promise<Record<string, number>> {
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select c.relname as name
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname not in ('idempotency', 'audit_unsealed')
      order by 1`,
  )
  const { rows } = await server.owner.query<{ name: string; n: number }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*)::int as n from ${name}${name === 'audit' ? ` where code <> 'access.refused'` : ''}`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}
/** A valid request with members replaced, each named by a path: `body.timeslots.0.endTimeslot`. */
function patched(call: ValidCall, changes: Record<string, unknown>): ValidCall {
  const copy = structuredClone(call) as Record<string, unknown>
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.')
    const parent = steps
      .slice(0, -1)
      .reduce<Record<string, unknown>>(
        (inside, step) => inside[step] as Record<string, unknown>,
        copy,
      )
    parent[steps.at(-1)!] = value
  }
  return copy
}
/**
 * `foreign:<path>` is the value at that path in another business’s request, `own:<path>` in ours;
 * `random` is an unknown id.
 */
function resolved(name: CallName, value: unknown): unknown {
  if (value === 'random') return newId()
  if (Array.isArray(value)) return value.map((item) => resolved(name, item))
  if (typeof value !== 'string' || !/^(foreign|own):/.test(value)) return value
  const [whose, path] = value.split(':') as ['foreign' | 'own', string]
  return path
    .split('.')
    .reduce<unknown>(
      (inside, step) => (inside as Record<string, unknown>)[step],
      (whose === 'own' ? valid : theirs)[name],
    )
}

test.each([...badInput, ...badListInput, ...badGateInput])(
  '$call: $what',
  async ({ call, changes, status, given }: Bad) => {
    const before = await counts()
    const made = patched(
      valid[call]!,
      Object.fromEntries(
        Object.entries(changes).map(([path, value]) => [path, resolved(call, value)]),
      ),
    )
    const answer = await send(server, staff, endpoints[call], {
      ...made,
      ...('once' in endpoints[call] && { key: newKey() }),
    } as never)
    const { fields, type } = answer.body as {
      fields?: { field: string; rule: string }[]
      type?: string
    }
    expect([
      answer.status,
      fields ? fields.map(({ field, rule }) => `${field} ${rule}`).join(', ') : type,
    ]).toEqual([status, given])
    expect(await counts()).toEqual(before)
  },
)
