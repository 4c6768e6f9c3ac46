import * as endpoints from '@guichet/contract/index.ts'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/platform/values/ids.ts'
import type { CallName } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import type { ValidCall } from '../calls/valid-call.ts'
import { workOff } from '../factories/sales/lost-days.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { badGateInput } from './bad-gate-input.ts'
import { badInput } from './bad-input.ts'
import { badListInput } from './bad-list-input.ts'
import type { Bad } from './bad-requests.ts'

const server = useTestServer()
const [staff, others] = [useBusiness(server), useBusiness(server)]
const [valid, theirs] = [useValidCalls(server, staff), useValidCalls(server, others)]
beforeAll(async () => {
  for (const calls of [valid, theirs]) calls.sell.body!.tickets = calls.holdCart.body!.tickets
  await workOff(server)
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
      valid[call],
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
