import type { Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { expect, test } from 'vitest'
import { calls, type CallName } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import type { ValidCall } from '../calls/valid-call.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)

type StoredRecord = Record<string, unknown>
const reads = (path: string) =>
  calls.find(([, call]) => call.method === 'GET' && call.path === path)?.[0]
// Their records also contain results, which a save does not send.
const beyond = [
  'saveScheduledExport',
  'saveCustomRole',
  'saveQuote',
  'saveWebhook',
  'saveConsentText',
  'saveIncident',
  'saveCart',
  'saveOfficeCart',
  'saveOnlineSales',
]
/** Each save with the call that reads the same record: at its own path, or the list above it. */
const saves = calls.flatMap(([save, { method, path }]) => {
  if (method !== 'PUT' || beyond.includes(save)) return []
  const read = reads(path) ?? (path.endsWith('/:id') && reads(path.slice(0, -'/:id'.length)))
  return read ? [{ save, read }] : []
})

const ask = async (name: CallName, parts: ValidCall) => {
  const call: Endpoint = endpoints[name]
  const answer = await send(server, staff, call, {
    ...parts,
    ...(call.idempotent && { key: newKey() }),
  } as never)
  expect([name, answer.status, answer.body]).toMatchObject([name, 200, {}])
  return answer.body as unknown as StoredRecord
}
const isList = (value: unknown): value is StoredRecord[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object'

const idOf = ({ publicId, activityPublicId }: StoredRecord) => publicId ?? activityPublicId
/** The body that saves the records just read: a record of a list, or all records that it names. */
function bodyFrom(answer: StoredRecord, { params, body = {} }: ValidCall): StoredRecord {
  const lists = Object.entries(answer).filter(([, value]) => isList(value)) as [
    string,
    StoredRecord[],
  ][]
  const record = params && lists[0]?.[1].find(({ publicId }) => publicId === params.id)
  if (record) return record
  const many = Object.entries(body).filter(([, value]) => isList(value)) as [
    string,
    StoredRecord[],
  ][]
  if (params || many.length === 0) return answer
  const read = many.map(([name, sent]) => {
    const listed = (lists.find(([item]) => item === name) ?? lists[0]!)[1]
    const ids = sent.map(idOf)
    return [name, listed.filter((item) => ids.includes(idOf(item)))]
  })
  const version = 'version' in answer && { version: answer.version }
  return { ...body, ...version, ...Object.fromEntries(read) }
}
const withoutVersions = (parts: ValidCall): ValidCall =>
  JSON.parse(
    JSON.stringify(parts, (name, value: unknown) => (name === 'version' ? undefined : value)),
  )

test('records are read and saved by calls of the same path', () =>
  expect(saves.length).toBeGreaterThan(8))

test.each(saves)('the reply of $read is a valid body of $save', async ({ read, save }) => {
  // Changes of earlier saves must not count as changes of this save.
  await ask(save, withoutVersions(valid[save]))
  const body = bodyFrom(await ask(read, valid[read]), valid[save])
  await ask(save, { ...valid[save], body })
})
