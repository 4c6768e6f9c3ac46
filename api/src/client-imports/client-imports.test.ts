import { extractRefusedRows } from '@guichet/contract/client-imports/extract-refused-rows.ts'
import { findClients } from '@guichet/contract/clients/find-clients.ts'
import { getProfile } from '@guichet/contract/clients/get-profile.ts'
import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { getClientNote } from '@guichet/contract/clients/save-client-note.ts'
import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import { expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { importsOf, inOrder } from '../../test/factories/input/client-imports.ts'
import { useImportWork } from '../../test/factories/input/import-work.ts'
import { erasingOf } from '../../test/factories/sales/erasing.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { upload, check, start, look } = importsOf(server, staff)
const { buys, find } = clientsOf(server, staff)
const work = useImportWork(server)
let made = 0
const csvOf = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n')
const people = (count: number) => {
  made += 1
  const domain = `${made}.example.test`
  return {
    rows: Array.from({ length: count }, (_, i) => [
      `p${i}@${domain}`,
      `Prénom${i}`,
      `Famille${made}x`,
    ]),
    emailOf: (i: number) => `p${i}@${domain}`,
  }
}
const header = ['Courriel', 'Prénom', 'Nom']
const names = inOrder('email', 'firstName', 'lastName')
const profile = async (id: string) =>
  (await send(server, staff, getProfile, { params: { id } })).body
const lines = async (code: string) => {
  const { rows } = await server.owner.query<{ n: number }>(
    'select count(*)::int as n from audit where tenant_id = $1 and code = $2',
    [staff.tenantId, code],
  )
  return rows[0]!.n
}

test('a spreadsheet is read, checked, started and written, and each row is reported', async () => {
  const { rows, emailOf } = people(4)
  const known = await buys({ email: emailOf(0), lastName: 'Déjà' })
  const full = await buys({ email: emailOf(1), firstName: 'Toute', lastName: 'Sue' })
  const { status, body } = await upload(
    csvOf([
      ['Solde', ...header],
      ...rows.map((row) => ['12', ...row]),
      ['', 'zoe@', 'Zoé', ''],
      ['', emailOf(2), '', ''],
    ]),
  )
  expect([status, body.rows]).toEqual([200, 6])
  expect(body.columns.map(({ header: name, suggested }) => [name, suggested])).toEqual([
    ['Solde', null],
    ['Courriel', 'email'],
    ['Prénom', 'firstName'],
    ['Nom', 'lastName'],
  ])
  expect(body.columns[1]!.samples).toEqual([emailOf(0), emailOf(1), emailOf(2)])
  expect(body.reading).toBeNull()

  const reading = {
    ...names,
    columns: body.columns.flatMap(({ suggested }, column) =>
      suggested ? [{ column, field: suggested }] : [],
    ),
  }
  const tried = (await check(body.publicId, reading)).body
  expect(tried.outcomes).toEqual({ new: 2, completes: 1, known: 1, again: 0, refused: 2 })
  expect(tried.refused).toMatchObject([
    { rowNumber: 6, problems: [{ field: 'email', rule: 'email', detail: expect.any(String) }] },
    { rowNumber: 7, problems: [{ field: 'email', rule: 'unique' }] },
  ])
  expect((await find({ searchTerm: emailOf(2) })).items).toEqual([])

  const before = await lines('client.imported')
  const started = await start(body.publicId, 4)
  expect([started.status, started.body.total]).toEqual([200, 4])
  await work()
  expect(await look(body.publicId)).toMatchObject({
    done: 4,
    workPublicId: started.body.workPublicId,
  })
  expect(await profile(emailOf(0))).toMatchObject({
    publicId: known.clientId,
    firstName: 'Prénom0',
    lastName: 'Déjà',
  })
  expect(await profile(emailOf(1))).toMatchObject({ publicId: full.clientId, firstName: 'Toute' })
  expect((await find({ searchTerm: 'prenom3' })).items).toMatchObject([{ email: emailOf(3) }])
  expect(await lines('client.imported')).toBe(before + 2)
  const { rows: kept } = await server.owner.query(
    'select from client_import_row where import_id = $1 and done_at is not null and cells <> $2',
    [body.publicId, '{}'],
  )
  expect(kept).toEqual([])
  expect(await violations(server.owner)).toEqual([])
})

test('an import continues after a crash, and after a stop', async () => {
  const { rows } = people(700)
  const { body } = await upload(csvOf([header, ...rows]))
  await check(body.publicId, names)
  const { workPublicId } = (await start(body.publicId, 700)).body
  await work(2)
  expect((await look(body.publicId)).done).toBe(400)
  await send(server, staff, cancelWork, { params: { id: workPublicId } })
  await server.owner.query('update job set run_at = clock_timestamp() where id = $1', [
    workPublicId,
  ])
  await work()
  expect((await look(body.publicId)).done).toBe(400)
  await send(server, staff, resumeWork, { params: { id: workPublicId } })
  await work()
  expect((await look(body.publicId)).done).toBe(700)
  const found = await send(server, staff, findClients, { query: { searchTerm: `famille${made}x` } })
  expect(found.body.total).toBe(700)
  expect(await violations(server.owner)).toEqual([])
})

test('known clients may be left unchanged; merged ones are known', async () => {
  const { rows, emailOf } = people(2)
  const kept = await buys({ email: emailOf(0) })
  const merged = await buys({ email: `former-${made}@example.test` })
  await send(server, staff, mergeClient, {
    params: { profilePublicId: kept.clientId },
    body: { mergedProfilePublicId: merged.clientId },
    key: newKey(),
  })
  const file = csvOf([header, ...rows, [`former-${made}@example.test`, 'Autre', 'Nom']])
  const { body } = await upload(file)
  const left = (await check(body.publicId, { ...names, known: 'leave' })).body
  expect(left.outcomes).toEqual({ new: 1, completes: 0, known: 2, again: 0, refused: 0 })
  await start(body.publicId, 3)
  await work()
  expect(await profile(emailOf(0))).toMatchObject({ firstName: null })

  const again = (await upload(file)).body
  expect((await check(again.publicId, names)).body.outcomes).toMatchObject({
    completes: 2,
    known: 1,
  })
  await start(again.publicId, 3)
  await work()
  expect(await profile(`former-${made}@example.test`)).toMatchObject({
    publicId: kept.clientId,
    firstName: 'Prénom0',
  })
  expect(await violations(server.owner)).toEqual([])
})

test('a note is read as text and stored in the form of the editor', async () => {
  const email = `noted-import-${++made}@example.test`
  const { body } = await upload(`courriel,note\n${email},"<b>Ami</b> & "\n`)
  await check(body.publicId, inOrder('email', 'note'))
  await start(body.publicId, 1)
  await work()
  const { publicId } = await profile(email)
  const note = await send(server, staff, getClientNote, {
    params: { profilePublicId: publicId },
    query: {},
  })
  expect(note.body.note).toBe('<p>&lt;b&gt;Ami&lt;/b&gt; &amp;</p>')
})

test('an import that was not reviewed is not started, and nothing starts twice', async () => {
  const { rows } = people(3)
  const { body } = await upload(csvOf([header, ...rows]))
  const id = body.publicId
  expect((await start(id, 3)).body).toMatchObject({ type: 'StaleVersion', status: 409 })
  expect((await check(id, inOrder('email', 'firstName', 'lastName', 'note'))).status).toBe(400)
  await check(id, names)
  expect((await start(id, 2)).body).toMatchObject({ type: 'StaleVersion', found: 3 })
  const key = newKey()
  const twice = [await start(id, 3, key), await start(id, 3, key)]
  expect(twice[1]!.body).toEqual(twice[0]!.body)
  expect((await start(id, 3)).body).toMatchObject({ type: 'ImportStarted' })
  expect((await check(id, names)).body).toMatchObject({ type: 'ImportStarted' })
  await work()
  expect((await look(id)).done).toBe(3)
})

test('an unreadable file is rejected with a message', async () => {
  for (const [bytes, type] of [
    [Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'NotASpreadsheet'],
    ['Nom\n', 'SpreadsheetEmpty'],
    [`a\n${'x\n'.repeat(20_001)}`, 'SpreadsheetTooLarge'],
  ] as const)
    expect((await upload(bytes)).body).toMatchObject({ type, status: 422 })
})

test('the rejected rows are returned unchanged, with their faults', async () => {
  const { body } = await upload('courriel,nom\nzoe@,Gagné\n,Roy\na@b.ca,Lam\n')
  await check(body.publicId, inOrder('email', 'lastName'))
  const { status, body: file } = await send(server, staff, extractRefusedRows, {
    params: { id: body.publicId },
  })
  expect(status).toBe(200)
  const again = await upload(file as Buffer)
  expect(again.body.columns.map((column) => column.header)).toEqual([
    'Ligne',
    'À corriger',
    'courriel',
    'nom',
  ])
  expect(again.body.rows).toBe(2)
})

test('another business does not find an import; a client in a running import is not erased, and an erased one is in no import', async () => {
  const { rows, emailOf } = people(2)
  const { body } = await upload(csvOf([header, ...rows]))
  const stranger = await aBusiness(server)
  expect((await importsOf(server, stranger).check(body.publicId, names)).status).toBe(404)
  const { clientId } = await buys({ email: emailOf(1) })
  await check(body.publicId, names)
  await start(body.publicId, 2)
  const { erase } = erasingOf(server, staff)
  expect((await erase(clientId, emailOf(1))).body).toMatchObject({
    type: 'ClientBusy',
    obstacles: [{ obstacle: 'importUnderWay' }],
  })
  await work()

  const later = (await upload(csvOf([header, ...rows]))).body
  expect((await erase(clientId, emailOf(1))).status).toBe(200)
  const { rows: left } = await server.owner.query<{ cells: string[] }>(
    `select cells from client_import_row where import_id = any($1::uuid[])`,
    [[body.publicId, later.publicId]],
  )
  expect(left.map(({ cells }) => cells[0] ?? '')).toEqual(expect.arrayContaining([emailOf(0)]))
  expect(left.flatMap(({ cells }) => cells)).not.toContain(emailOf(1))
})
