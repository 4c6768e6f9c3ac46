import { expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)

const tempting = [
  'isMainStaff',
  'roles',
  'accesses',
  'tenant_id',
  'tenantId',
  'publicId',
  'status',
  'finalCost',
  'price',
  'isReadyToReceivePayment',
  'createdDateTimeUtc',
  '__proto__x',
]

// Bodies of providers get new fields over time; they are admitted by their signature.
test.each(calls.filter(([, call]) => call.body && !call.signed))(
  '%s: lists every unknown field of the body in one answer',
  async (name, call) => {
    const sent = {
      ...valid[name],
      body: {
        ...valid[name].body,
        ...Object.fromEntries(tempting.map((field) => [field, {}])),
      },
    }
    const answer = await send(server, staff, call, sent as never)
    expect(answer.body.type).toBe('InvalidRequest')
    expect(answer.body.fields?.map((field) => field.field)).toEqual(
      expect.arrayContaining(tempting),
    )
  },
)

test.each(calls.filter(([, call]) => call.query && call.access !== 'public'))(
  '%s: refuses an unknown query parameter',
  async (name, call) => {
    const answer = await send(server, staff, call, {
      ...valid[name],
      query: { ...valid[name].query, tenantId: staff.tenantId },
    } as never)
    expect(answer.body).toMatchObject({
      type: 'InvalidRequest',
      fields: [{ field: 'tenantId', rule: 'unknownField' }],
    })
  },
)

test.each(calls.filter(([, call]) => call.body))(
  '%s: an empty body lists required fields',
  async (name, call) => {
    const answer = await send(server, staff, call, { ...valid[name], body: {} } as never)
    if (answer.status === 200 || call.body!.safeParse({}).success) return
    expect(answer.body.type, name).toBe('InvalidRequest')
    expect(
      answer.body.fields?.every((field) => field.rule === 'required' && field.detail.length > 3),
    ).toBe(true)
  },
)
