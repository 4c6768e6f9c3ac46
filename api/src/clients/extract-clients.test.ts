import { extractClients } from '@guichet/contract/clients/extract-clients.ts'
import { beforeAll, expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { partOf, rowsOfSheet } from '../../test/factories/input/unzipped.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { buys, find } = clientsOf(server, staff)
const extract = (query: object = {}, language = 'fr') =>
  send(server, staff, extractClients, { query, language })
const sheet = 'xl/worksheets/sheet1.xml'
const rowsOf = async (query: object = {}, language = 'fr') =>
  rowsOfSheet(partOf((await extract(query, language)).body as Buffer, sheet))

beforeAll(async () => {
  await buys({
    email: 'formula@example.test',
    firstName: '=HYPERLINK("http://evil.test")',
    lastName: '+1+1',
    phone: '418 555-0142',
    postalCode: 'G1R 4P5',
  })
  await buys({ email: 'zoe@example.test', firstName: 'Zoé', lastName: 'Roy' })
  // More than one batch.
  await server.owner.query(
    `insert into client (tenant_id, id, email, last_name)
      select $1, gen_random_uuid(), 'c' || n || '@example.test', 'Client ' || n
      from generate_series(1, 600) n`,
    [staff.tenantId],
  )
})

test('the workbook has every client of the search, as the list shows them', async () => {
  const [header, ...rows] = await rowsOf({ sort: '-email' })
  expect(header).toEqual([
    'Prénom',
    'Nom',
    'Courriel',
    'Année de naissance',
    'Genre',
    'Téléphone',
    'Code postal',
    'Langue',
    'Activités',
    'Consentement aux messages',
    'Dernière transaction',
  ])
  expect(rows).toHaveLength(602)
  const listed = await find({ sort: '-email', pageSize: '100' })
  expect(listed.total).toBe(rows.length)
  const shown = listed.items.map((row) => [row.firstName ?? '', row.lastName, row.email])
  expect(rows.slice(0, 100).map((cells) => cells.slice(0, 3))).toEqual(shown)
  expect(rows[0]!.slice(7, 9)).toEqual(['Français', 'Ski alpin'])
  expect(rows[0]![9]).toBe('')
  expect(rows[0]![10]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(await rowsOf({ searchTerm: 'zoe' })).toHaveLength(2)
})

test('a name that looks like a formula is a text', async () => {
  const { body } = await extract({ searchTerm: 'formula@' })
  const part = partOf(body as Buffer, sheet)
  expect(rowsOfSheet(part)[1]!.slice(0, 2)).toEqual(['=HYPERLINK("http://evil.test")', '+1+1'])
  expect(part).not.toContain('<f>')
  expect(part).toContain('t="inlineStr"><is><t xml:space="preserve">+1+1')
})

test('the file is named in the language of the reader, and the extraction is recorded', async () => {
  const { headers, status, body } = await extract({ searchTerm: 'zoe' }, 'en')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="clients.xlsx"',
    'cache-control': 'no-store',
  })
  expect(partOf(body as Buffer, 'xl/workbook.xml')).toContain('<sheet name="clients"')
  const [header, row] = rowsOfSheet(partOf(body as Buffer, sheet))
  expect(header!.slice(0, 3)).toEqual(['First name', 'Last name', 'Email'])
  expect(row!.slice(7, 9)).toEqual(['French', 'Downhill skiing'])
  const { rows } = await server.owner.query<{ account_id: string; facts: object }>(
    `select account_id, facts from audit
      where tenant_id = $1 and code = 'list.clients_extracted' order by at desc limit 1`,
    [staff.tenantId],
  )
  expect(rows).toEqual([{ account_id: staff.accountId, facts: { rows: 1, format: 'xlsx' } }])
})
