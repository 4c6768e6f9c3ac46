import { clientNoteLimit } from '@guichet/contract/clients/client.ts'
import { getClientNote, saveClientNote } from '@guichet/contract/clients/save-client-note.ts'
import { expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { fieldsOf } from '../../test/factories/sales/counter.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { tablesWith } from '../../test/tables-with.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { buys } = clientsOf(server, staff)
let made = 0
const aClient = async () => {
  made += 1
  return (await buys({ email: `noted-${made}@example.test` })).clientId
}
const noteOf = (profilePublicId: string) =>
  send(server, staff, getClientNote, { params: { profilePublicId }, query: {} })
const save = (profilePublicId: string, note: string, version?: number) =>
  send(server, staff, saveClientNote, {
    params: { profilePublicId },
    body: { note, ...(version !== undefined && { version }) },
  })

test('a note is stored as the editor writes it, without active content', async () => {
  const id = await aClient()
  expect((await noteOf(id)).body).toEqual({ note: '', version: 1 })
  const saved = await save(
    id,
    '<p>Préfère le <b>matin</b><script>alert(1)</script><img src=x onerror=alert(1)></p>',
    1,
  )
  expect(saved).toMatchObject({
    status: 200,
    body: { note: '<p>Préfère le <strong>matin</strong></p>', version: 2 },
  })
  expect((await noteOf(id)).body).toEqual(saved.body)
  expect((await save(id, '<p> </p>', 2)).body).toEqual({ note: '', version: 3 })
})

test('a note has at most 10 000 characters as it is stored', async () => {
  const id = await aClient()
  const whole = `<p>${'a'.repeat(clientNoteLimit - 7)}</p>`
  expect((await save(id, whole)).body.note).toHaveLength(clientNoteLimit)
  const tooLong = await save(id, `<p>${'a'.repeat(clientNoteLimit - 6)}</p>`)
  expect([tooLong.status, fieldsOf(tooLong as never)]).toEqual([400, ['note maxLength']])
  // A single character as typed, five as stored.
  const longer = await save(id, `<p>${'&'.repeat(3000)}</p>`)
  expect(longer.status).toBe(400)
})

test('a note based on an older version is rejected; one without a version is saved', async () => {
  const id = await aClient()
  await save(id, '<p>Une</p>', 1)
  expect(await save(id, '<p>Deux</p>', 1)).toMatchObject({
    status: 409,
    body: { type: 'StaleVersion', version: 2, changedBy: 'Maude Essai', changedFields: ['note'] },
  })
  expect((await save(id, '<p>Trois</p>')).body).toEqual({ note: '<p>Trois</p>', version: 3 })
})

test('a later sale neither removes the note nor makes it stale', async () => {
  const email = 'again@example.test'
  const { clientId } = await buys({ email })
  await save(clientId, '<p>Fidèle</p>', 1)
  await buys({ email, lastName: 'Roy' })
  expect((await noteOf(clientId)).body).toEqual({ note: '<p>Fidèle</p>', version: 2 })
})

test('the author of a note is recorded, its text apart from the facts', async () => {
  const id = await aClient()
  await save(id, '<p>Allergieauxnoix</p>')
  const { rows } = await server.owner.query(
    `select code, subject, account_id, facts from audit where tenant_id = $1 and subject_id = $2`,
    [staff.tenantId, id],
  )
  expect(rows).toEqual([
    {
      code: 'client.note_saved',
      subject: 'client',
      account_id: staff.accountId,
      facts: { fields: ['note'], withoutVersion: true },
    },
  ])
  expect((await tablesWith(server.owner, 'Allergieauxnoix')).sort()).toEqual([
    'audit_words',
    'client',
  ])
})

test('a client of another business has no note here', async () => {
  const other = await aBusiness(server)
  const params = { profilePublicId: await aClient() }
  expect((await send(server, other, getClientNote, { params, query: {} })).status).toBe(404)
  const body = { note: '<p>Ailleurs</p>' }
  expect((await send(server, other, saveClientNote, { params, body })).status).toBe(404)
})
