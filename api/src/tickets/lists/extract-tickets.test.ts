import { extractTickets } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { beforeAll, expect, test } from 'vitest'
import { partOf, rowsOfSheet } from '../../../test/factories/input/unzipped.ts'
import { aLongList } from '../../../test/factories/long-list.ts'
import { aBusiness, aStaff, type Staff } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const extract = (query: object = {}, { who = staff as Staff, language = 'fr' } = {}) =>
  send(server, who, extractTickets, { query, language })
const rowsOf = async (query: object = {}, how: object = {}) => {
  const { body } = await extract(query, how)
  return rowsOfSheet(partOf(body as Buffer, 'xl/worksheets/sheet1.xml'))
}
const auditLines = async () =>
  (
    await server.owner.query<{ account_id: string; facts: object }>(
      "select account_id, facts from audit where tenant_id = $1 and code = 'list.tickets_extracted' order by at",
      [staff.tenantId],
    )
  ).rows

beforeAll(async () => {
  await aLongList(server, staff)
})

test('the whole list is one sheet: every matching ticket, in its order, as texts', async () => {
  const rows = await rowsOf({ query: 'cote' })
  expect(rows[0]).toEqual([
    'Numéro',
    'Commande',
    'Catégorie',
    'Produit',
    'Type',
    'État',
    'Date d’achat',
    'Date d’activation',
    'Fin de la période active',
    'Prénom',
    'Nom',
    'Courriel',
    'Téléphone',
    'Code postal',
  ])
  const [, first] = rows
  expect(rows).toHaveLength(3)
  expect(first!.slice(2, 6)).toEqual(['Ski alpin', 'Adulte', 'Billet journalier', 'Prévu'])
  expect(first!.slice(7)).toEqual([
    '2030-02-02 09:00',
    '2030-02-02 12:00',
    '=HYPERLINK("http://evil.test")',
    'Côté',
    'eloise@example.test',
    '+14185550142',
    '',
  ])
  const { items } = (
    await send(server, staff, findTickets, { query: { pageSize: '10000', sort: 'reference' } })
  ).body
  const all = await rowsOf({ sort: 'reference' })
  // More than one batch.
  expect(items).toHaveLength(527)
  expect(all.slice(1).map(([reference]) => reference)).toEqual(
    items.map(({ ticketReferenceKey }) => ticketReferenceKey),
  )
})

test('the file is named, counted and written in the language of the reader', async () => {
  const { headers, status } = await extract({ query: 'cote' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="tickets.xlsx"',
    'x-ticket-count': '2',
  })
  const [header, first] = await rowsOf({ query: 'cote' }, { language: 'en' })
  expect(header!.slice(0, 3)).toEqual(['Number', 'Order', 'Category'])
  expect(first!.slice(2, 6)).toEqual(['Downhill skiing', 'Adult', 'Daily ticket', 'Scheduled'])
  const csv = await extract({ query: 'cote', format: 'csv' })
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="tickets.csv"',
  })
  const text = String(csv.body)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")","Côté"`)
  expect(text).toContain(`"'+14185550142"`)
  expect(text.trim().split('\r\n')).toHaveLength(3)
})

test('each extraction is recorded with its author and size, except empty ones', async () => {
  const before = (await auditLines()).length
  await extract({ query: 'cote' })
  const lines = await auditLines()
  expect(lines).toHaveLength(before + 1)
  expect(lines.at(-1)).toEqual({ account_id: staff.accountId, facts: { rows: 2, format: 'xlsx' } })
  expect((await extract({ productIds: staff.tenantId })).status).toBe(404)
  expect(
    (await extract({ activePeriodStart: '2030-02-02', activePeriodEnd: '2030-01-01' })).status,
  ).toBe(400)
  expect(await auditLines()).toHaveLength(before + 1)
})

test('the list requires access to tickets, and another business gets none of its rows', async () => {
  const stranger = await aBusiness(server)
  expect(await rowsOf({}, { who: stranger })).toHaveLength(1)
  const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
  expect((await extract({}, { who: clerk })).status).toBe(403)
  const reader = await aStaff(server, staff, { accesses: ['Tickets'] })
  expect((await extract({ query: 'cote' }, { who: reader })).status).toBe(200)
})
