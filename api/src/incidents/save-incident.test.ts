import type { Body } from '@guichet/contract/endpoint.ts'
import { extractIncidents } from '@guichet/contract/incidents/extract-incidents.ts'
import {
  createIncident,
  findIncidents,
  saveIncident,
} from '@guichet/contract/incidents/save-incident.ts'
import { beforeEach, expect, test } from 'vitest'
import { partOf, rowsOfSheet } from '../../test/factories/input/unzipped.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { addDays, localDateOf } from '../platform/values/zoned-time.ts'

const server = useTestServer()
let staff: Staff
beforeEach(async () => {
  staff = await aBusiness(server)
})
const form: Body<typeof createIncident> = {
  beganOn: '2026-03-01',
  endedOn: null,
  noticedOn: '2026-03-02',
  information: 'Noms et courriels',
  circumstances: 'Liste envoyée à un mauvais destinataire',
  persons: null,
  risk: 'À analyser',
  isSerious: false,
  commissionToldOn: null,
  personsToldOn: null,
  measures: 'Destinataire prié d’effacer',
}
const create = (change: Partial<typeof form> = {}) =>
  send(server, staff, createIncident, { body: { ...form, ...change } })
const register = async (who: Staff = staff) =>
  (await send(server, who, findIncidents, {})).body.items

test('an incident gets the next number and is kept for five years from the day it was noticed', async () => {
  const made = await create()
  expect(made).toMatchObject({ status: 200, body: { ...form, number: 1, keptUntil: '2031-03-02' } })
  const many = await Promise.all(Array.from({ length: 8 }, () => create()))
  expect(many.map(({ body }) => body.number).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect((await register()).map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(await register(await aBusiness(server))).toEqual([])
})

test('an incident is completed later; the history keeps the earlier text, and a stale save is rejected', async () => {
  const { body } = await create()
  const save = (change: Partial<Body<typeof saveIncident>>) =>
    send(server, staff, saveIncident, {
      params: { id: body.publicId },
      body: { ...form, version: body.version, ...change },
    })
  const saved = await save({ persons: 12, isSerious: true, commissionToldOn: '2026-03-05' })
  expect(saved).toMatchObject({ status: 200, body: { persons: 12, number: 1, version: 2 } })
  expect(await save({ persons: 13 })).toMatchObject({
    status: 409,
    body: { type: 'StaleVersion', changedFields: ['persons', 'isSerious', 'commissionToldOn'] },
  })
  const { rows } = await server.owner.query(
    `select facts -> 'changes' as changes from audit where subject_id = $1 and code = 'incident.saved'`,
    [body.publicId],
  )
  expect(rows).toEqual([{ changes: { persons: [null, 12], isSerious: [false, true] } }])
})

const tomorrow = addDays(localDateOf(new Date().toISOString(), 'America/Toronto'), 1)
test.each([
  ['beganOn', tomorrow],
  ['noticedOn', '2026-02-28'],
  ['endedOn', '2026-02-28'],
  ['commissionToldOn', '2026-03-01'],
  ['personsToldOn', tomorrow],
  ['information', ' '],
  ['persons', -1],
])('%s: %j is rejected at its field', async (field, value) => {
  const { status, body } = await create({ [field]: value })
  expect(status).toBe(400)
  const { fields } = body as unknown as { fields: { field: string }[] }
  expect(fields.map((each) => each.field)).toContain(field)
  expect(await register()).toEqual([])
})

test('the register is a workbook for members with the access; nobody else reads it', async () => {
  await create({ circumstances: '=1+1' })
  await create({ isSerious: true, persons: 3 })
  const { body } = await send(server, staff, extractIncidents, { language: 'fr' })
  const rows = rowsOfSheet(partOf(body as Buffer, 'xl/worksheets/sheet1.xml'))
  expect(rows[0]!.slice(0, 4)).toEqual(['Numéro', 'Début', 'Fin', 'Constaté le'])
  expect(rows.slice(1).map((cells) => [cells[0], cells[8]])).toEqual([
    ['1', 'Non'],
    ['2', 'Oui'],
  ])
  const clerk = await aStaff(server, staff, { accesses: ['Clients'] })
  expect((await send(server, clerk, findIncidents, {})).status).toBe(403)
  expect((await send(server, clerk, extractIncidents, {})).status).toBe(403)
})
