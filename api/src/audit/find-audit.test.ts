import { findAudit, findAuditActors } from '@guichet/contract/audit/find-audit.ts'
import { getAuditChain, verifyAudit } from '@guichet/contract/audit/verify-audit.ts'
import type { Query } from '@guichet/contract/endpoint.ts'
import { beginAuditExtract } from '@guichet/contract/extracts/begin-audit-extract.ts'
import { getExtract } from '@guichet/contract/extracts/get-extract.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { saveProduct } from '@guichet/contract/products/save-product.ts'
import { saveTillSettings } from '@guichet/contract/till/save-till-settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../test/factories/catalogue/products.ts'
import { partOf, rowsOfSheet } from '../../test/factories/input/unzipped.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { aQuote } from '../../test/factories/sales/quotes.ts'
import { someLines, tamper } from '../../test/factories/sales/trails.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { sealAudit } from './seal-audit.ts'

const server = useTestServer()
const staff = useBusiness(server)
let workerPool: ReturnType<typeof openPool>
let sold: Awaited<ReturnType<typeof anOrder>>
beforeAll(async () => {
  workerPool = openPool({ url: server.url, max: 2, role: 'guichet_worker' })
  sold = await anOrder(server, staff)
})
afterAll(() => workerPool.end())

const find = async (query: Query<typeof findAudit> = {}, who: Staff = staff) =>
  (await send(server, who, findAudit, { query })).body
const drain = () => server.app.worker.drain()

test('a line has its author, time, action and subject, newest first, and a number once it is sealed', async () => {
  const { items } = await find({ action: 'order.created' })
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    number: null,
    action: 'order.created',
    actor: { kind: 'staff', publicId: staff.accountId, name: expect.stringMatching(/\S/) },
    subject: {
      kind: 'order',
      publicId: sold.order.publicId,
      name: sold.order.orderReferenceNumber,
    },
    order: { orderReferenceNumber: sold.order.orderReferenceNumber },
    facts: { finalCents: expect.any(Number) },
  })
  await sealAudit(workerPool)
  expect((await find({ action: 'order.created' })).items[0]!.number).toBeGreaterThan(0)
  const all = (await find()).items.map(({ dateTimeUtc }) => dateTimeUtc)
  expect(all).toEqual(all.toSorted().toReversed())
})

test('a quote is named by its number', async () => {
  const { quote } = await aQuote(server, staff)
  const { items } = await find({ action: 'quote.created' })
  expect(items[0]!.subject).toEqual({
    kind: 'quote',
    publicId: quote.publicId,
    name: quote.number,
  })
})

test('changes have old and new values: plain values in the line, typed texts separately', async () => {
  const collaboratorPublicId = staff.tenantId
  const { body: product } = await send(server, staff, createProduct, {
    body: { ...aProduct(), collaboratorPublicId },
    key: newKey(),
  })
  const { publicId: id, version } = product
  const changes = { price: '29.00', isActive: false, stock: 40 }
  const body = { ...aProduct(changes), collaboratorPublicId, version }
  await send(server, staff, saveProduct, { params: { id }, body })
  const [line] = (await find({ subjectPublicId: id, action: 'product.saved' })).items
  expect(line!.facts).toEqual({
    fields: ['price', 'isActive', 'stock'],
    changes: { price: [24, 29], isActive: [true, false], stock: [30, 40] },
  })
})

test('pages follow each other without a gap, also while lines are added', async () => {
  const who = await aBusiness(server)
  await someLines(server, who, 120)
  const seen: string[] = []
  let after: string | undefined
  for (let page = 0; page < 10; page += 1) {
    const { items, next } = await find(
      { pageSize: '50', action: 'till.corrected', ...(after && { after }) },
      who,
    )
    seen.push(...items.map(({ publicId }) => publicId))
    if (page === 0) await someLines(server, who, 10)
    if (!next) break
    after = next
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})

test('lines are filtered by person, action, subject and day; the lines of an order include everything that belongs to it', async () => {
  const who = await aBusiness(server)
  const other = await aStaff(server, who, { accesses: ['Configuration', 'MyTicketing'] })
  await someLines(server, who, 3)
  await someLines(server, other, 2)
  const count = async (query: Query<typeof findAudit>) => (await find(query, who)).items.length
  expect(await count({ actorPublicId: other.accountId })).toBe(2)
  expect(await count({ subject: 'till', action: 'till.corrected' })).toBe(5)
  expect(await count({ subject: 'till', endDate: '2020-01-01' })).toBe(0)
  const refused = await send(server, who, findAudit, {
    query: { startDate: '2026-02-02', endDate: '2026-02-01' },
  })
  expect(refused.status).toBe(400)
  const { items } = await find({ subjectPublicId: sold.order.publicId })
  expect(items.map(({ action }) => action)).toContain('order.created')
})

test('the list needs access to the configuration of the same business; typed texts need more', async () => {
  const { subject } = (await find()).items[0]!
  const [reader, clerk, other] = [
    await aStaff(server, staff, { accesses: ['Configuration'] }),
    await aStaff(server, staff, { accesses: ['Orders'] }),
    await aBusiness(server),
  ]
  expect((await send(server, clerk, findAudit, { query: {} })).status).toBe(403)
  expect((await find({ subjectPublicId: subject.publicId }, other)).items).toEqual([])
  await someLines(server, staff, 1)
  const textsFor = async (who: Staff) =>
    (await find({ action: 'till.corrected' }, who)).items[0]!.texts
  expect(await textsFor(staff)).toEqual({ reason: 'Erreur 0' })
  expect(await textsFor(reader)).toEqual({})
  const { items } = (await send(server, staff, findAuditActors, {})).body
  expect(items.map(({ publicId }) => publicId)).toContain(reader.accountId)
  expect(items.map(({ publicId }) => publicId)).not.toContain(other.accountId)
})

test('the list is exported as a workbook with labels and without typed texts', async () => {
  const isTillRequired = { isTillRequired: true, isBlindCount: false }
  await send(server, staff, saveTillSettings, { body: isTillRequired as never })
  const { body: begun } = await send(server, staff, beginAuditExtract, {
    body: { action: 'till.settings_saved' },
    key: newKey(),
    language: 'en',
  })
  await drain()
  const { body } = await send(server, staff, getExtract, { params: { id: begun.publicId } })
  const [header, line] = rowsOfSheet(partOf(body as Buffer, 'xl/worksheets/sheet1.xml'))
  expect(header!.slice(0, 4)).toEqual(['Number', 'Date', 'Who', 'Action'])
  expect(line![3]).toBe('Settings of tills changed')
  expect(line![7]).toContain('Till required: no → yes')
})

test('the chain is verified on request, one at a time, and the screen shows the result', async () => {
  await sealAudit(workerPool)
  const look = async () => (await send(server, staff, getAuditChain, {})).body
  const before = await look()
  expect(before).toMatchObject({ waiting: 0, isVerifying: false, verified: null })
  const asked = await Promise.all(
    [1, 2].map(() => send(server, staff, verifyAudit, { key: newKey() })),
  )
  expect(asked.map(({ status }) => status)).toEqual([200, 200])
  await drain()
  expect((await look()).verified).toMatchObject({ number: before.number, faults: 0 })
  await tamper(
    server,
    `update audit set facts = '{}' where id = (
        select audit_id from audit_seal where tenant_id = $1 and number = 2
      )`,
    [staff.tenantId],
  )
  await send(server, staff, verifyAudit, { key: newKey() })
  await drain()
  expect((await look()).verified).toMatchObject({ faults: 1 })
})
