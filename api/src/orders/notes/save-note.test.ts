import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import {
  addNote,
  findNotes,
  removeNote,
  saveNote,
} from '@guichet/contract/orders/notes/save-note.ts'
import { beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { aBusiness, aStaff, type Staff } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const main = useBusiness(server)
let clerk: Staff
let ref: string
const add = (who: Staff, text: string, key = newKey()) =>
  send(server, who, addNote, { params: { ref }, body: { text }, key })
const notes = async (who: Staff) => (await send(server, who, findNotes, { params: { ref } })).body

beforeAll(async () => {
  clerk = await aStaff(server, main, { accesses: ['Orders'] })
  const sold = await anOrder(server, main, { note: 'Vient en autobus' })
  ref = sold.order.orderReferenceNumber
})

test('notes are read newest first, with the note of the sale; a repeated request writes one note', async () => {
  const key = newKey()
  await Promise.all([add(main, ' Rappeler mardi ', key), add(main, ' Rappeler mardi ', key)])
  await add(clerk, 'Rappelée')
  expect(await notes(clerk)).toMatchObject({
    saleNote: 'Vient en autobus',
    items: [
      { text: 'Rappelée', authorName: 'Théo Essai', canChange: true, editedDateTimeUtc: null },
      { text: 'Rappeler mardi', canChange: false },
    ],
  })
  const other = await aBusiness(server)
  expect((await send(server, other, findNotes, { params: { ref } })).status).toBe(404)
})

test('only the author and main staff change or remove a note', async () => {
  const { body: mine } = await add(clerk, 'Ancien texte')
  const { body: theirs } = await add(main, 'Note du patron')
  const save = (who: Staff, id: string, text: string) =>
    send(server, who, saveNote, { params: { id }, body: { text } })
  expect((await save(clerk, mine.publicId, 'Nouveau texte')).body).toMatchObject({
    text: 'Nouveau texte',
    editedDateTimeUtc: expect.any(String),
  })
  expect((await save(clerk, theirs.publicId, 'Volée')).body.type).toBe('Restricted')
  const remove = (who: Staff, id: string) => send(server, who, removeNote, { params: { id } })
  expect((await remove(clerk, theirs.publicId)).body.type).toBe('Restricted')
  expect((await remove(main, mine.publicId)).status).toBe(200)
  expect((await remove(main, mine.publicId)).status).toBe(404)
})

test('the history records that notes were written, never their text', async () => {
  const { body: note } = await add(clerk, 'Secret de famille')
  await send(server, clerk, removeNote, { params: { id: note.publicId } })
  const { body } = await send(server, main, getOrderHistory, { params: { ref } })
  expect(body.items.slice(0, 2).map(({ code }) => code)).toEqual([
    'order.note_removed',
    'order.note_added',
  ])
  expect(JSON.stringify(body)).not.toContain('Secret')
})
