import { findClientOrders } from '@guichet/contract/clients/find-client-orders.ts'
import { findDuplicates } from '@guichet/contract/clients/find-duplicates.ts'
import { getProfile } from '@guichet/contract/clients/get-profile.ts'
import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { getClientNote, saveClientNote } from '@guichet/contract/clients/save-client-note.ts'
import { undoMerge } from '@guichet/contract/clients/undo-merge.ts'
import { extractPersonalData } from '@guichet/contract/privacy/extract-personal-data.ts'
import { afterEach, expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { erasingOf } from '../../test/factories/sales/erasing.ts'
import { aQuote } from '../../test/factories/sales/quotes.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { buys, emails, find } = clientsOf(server, staff)
afterEach(async () => expect(await violations(server.owner)).toEqual([]))

let made = 0
/** A person who bought twice, with two emails. */
async function twoOfOne() {
  made += 1
  const usual = { email: `zoe-${made}@example.test`, firstName: 'Zoé', lastName: `Gagné${made}` }
  const other = {
    email: `zoe.gagne-${made}@example.test`,
    firstName: 'Zoe',
    lastName: `Gagne${made}`,
    phone: `418 555-${String(made).padStart(4, '0')}`,
    postalCode: 'G1R 2B5',
  }
  const [first, second] = [await buys(usual), await buys(other)]
  return { usual, other, keptId: first.clientId, mergedId: second.clientId, first, second }
}
const merge = (keptId: string, mergedId: string, key = newKey()) =>
  send(server, staff, mergeClient, {
    params: { profilePublicId: keptId },
    body: { mergedProfilePublicId: mergedId },
    key,
  })
const undo = (keptId: string, mergePublicId: string) =>
  send(server, staff, undoMerge, { params: { profilePublicId: keptId, mergePublicId } })
const ordersOf = async (profilePublicId: string) => {
  const { body } = await send(server, staff, findClientOrders, {
    params: { profilePublicId },
    query: {},
  })
  return body.items.map(({ orderReferenceNumber }) => orderReferenceNumber)
}
const duplicatesOf = async (profilePublicId: string) =>
  (await send(server, staff, findDuplicates, { params: { profilePublicId } })).body
const profileOf = async (id: string) =>
  (await send(server, staff, getProfile, { params: { id } })).body
const noteOf = async (profilePublicId: string) =>
  (await send(server, staff, getClientNote, { params: { profilePublicId }, query: {} })).body.note
const note = (profilePublicId: string, text: string) =>
  send(server, staff, saveClientNote, { params: { profilePublicId }, body: { note: text } })

test('two records of one person are suggested, merged, and stay one for either email', async () => {
  const { usual, other, keptId, mergedId, first, second } = await twoOfOne()
  await note(keptId, '<p>Matin</p>')
  await note(mergedId, '<p>Soir</p>')
  expect((await duplicatesOf(keptId)).candidates).toMatchObject([
    { client: { profilePublicId: mergedId, email: other.email }, shared: ['name'] },
  ])

  const { status, body } = await merge(keptId, mergedId)
  expect([status, body.orders]).toEqual([200, 1])
  expect((await ordersOf(keptId)).sort()).toEqual(
    [first.orderReferenceNumber, second.orderReferenceNumber].sort(),
  )
  expect(await noteOf(keptId)).toBe('<p>Matin</p><p>Soir</p>')
  for (const sought of [usual.email, other.email, other.phone, other.lastName])
    expect(await emails({ searchTerm: sought })).toEqual([usual.email])
  for (const known of [usual.email, other.email, mergedId])
    expect(await profileOf(known)).toMatchObject({
      publicId: keptId,
      firstName: 'Zoé',
      lastName: usual.lastName,
      addresses: [{ postalCode: other.postalCode }],
    })
  expect(await duplicatesOf(keptId)).toMatchObject({
    candidates: [],
    merged: [
      { mergePublicId: body.mergePublicId, email: other.email, orders: 1, isUndoable: true },
    ],
  })

  const third = await buys(other)
  expect(third.clientId).toBe(keptId)
  expect(await ordersOf(keptId)).toHaveLength(3)
  for (const sought of [usual.email, other.email])
    expect(await emails({ searchTerm: sought })).toEqual([usual.email])
  await buys(usual)
  expect(await emails({ searchTerm: other.email })).toEqual([usual.email])
})

test('an undone merge restores both records, each with its later orders', async () => {
  const { usual, other, keptId, mergedId, first, second } = await twoOfOne()
  await note(mergedId, '<p>Soir</p>')
  const { body } = await merge(keptId, mergedId)
  const [mine, theirs] = [await buys(usual), await buys(other)]
  await note(keptId, '<p>Midi</p>' + (await noteOf(keptId)))

  const undone = await undo(keptId, body.mergePublicId)
  expect([undone.status, undone.body]).toEqual([200, { profilePublicId: mergedId, orders: 2 }])
  expect((await ordersOf(keptId)).sort()).toEqual(
    [first.orderReferenceNumber, mine.orderReferenceNumber].sort(),
  )
  expect((await ordersOf(mergedId)).sort()).toEqual(
    [second.orderReferenceNumber, theirs.orderReferenceNumber].sort(),
  )
  expect([await noteOf(keptId), await noteOf(mergedId)]).toEqual(['<p>Midi</p>', '<p>Soir</p>'])
  expect(await profileOf(usual.email)).toMatchObject({
    publicId: keptId,
    addresses: [],
    phones: [],
  })
  expect(await profileOf(other.email)).toMatchObject({
    publicId: mergedId,
    lastName: other.lastName,
  })
  expect(await emails({ searchTerm: other.email })).toEqual([other.email])
  expect(await emails({ searchTerm: usual.email })).toEqual([usual.email])

  expect((await undo(keptId, body.mergePublicId)).body).toMatchObject({ type: 'MergeSettled' })
  // Merged again in the other direction.
  expect((await merge(mergedId, keptId)).status).toBe(200)
  expect(await emails({ searchTerm: usual.email })).toEqual([other.email])
})

test('quotes to a merged email belong to the remaining client, and return with an undo', async () => {
  const { other, keptId, mergedId } = await twoOfOne()
  const { quote } = await aQuote(server, staff, { email: other.email })
  const clientOf = async () => {
    const { rows } = await server.owner.query<{ client_id: string }>(
      'select client_id from quote where id = $1',
      [quote.publicId],
    )
    return rows[0]!.client_id
  }
  expect(await clientOf()).toBe(mergedId)
  const { body } = await merge(keptId, mergedId)
  expect(await clientOf()).toBe(keptId)
  await undo(keptId, body.mergePublicId)
  expect(await clientOf()).toBe(mergedId)
})

test('nested merges are undone from the outermost one', async () => {
  const { keptId, mergedId, other } = await twoOfOne()
  const last = await buys({ email: `mme-${made}@example.test` })
  const inner = await merge(keptId, mergedId)
  const outer = await merge(last.clientId, keptId)
  expect(outer.body.orders).toBe(2)
  expect(await profileOf(other.email)).toMatchObject({ publicId: last.clientId })
  // The inner merge cannot be undone while its client is merged.
  expect((await undo(keptId, inner.body.mergePublicId)).status).toBe(404)
  expect((await undo(last.clientId, inner.body.mergePublicId)).status).toBe(404)

  expect((await undo(last.clientId, outer.body.mergePublicId)).body.orders).toBe(2)
  expect(await profileOf(other.email)).toMatchObject({ publicId: keptId })
  expect((await undo(keptId, inner.body.mergePublicId)).body.orders).toBe(1)
  expect(await profileOf(other.email)).toMatchObject({ publicId: mergedId })
})

test('an invalid merge is rejected, and nothing moves', async () => {
  const { keptId, mergedId } = await twoOfOne()
  const elsewhere = '01890000-0000-7000-8000-000000000000'
  for (const [kept, merged] of [
    [keptId, keptId],
    [keptId, elsewhere],
    [elsewhere, keptId],
  ])
    expect((await merge(kept!, merged!)).status).toBe(404)
  const long = `<p>${'x'.repeat(6000)}</p>`
  await note(keptId, long)
  await note(mergedId, long)
  expect((await merge(keptId, mergedId)).body).toMatchObject({ type: 'NotesTooLong', status: 409 })
  expect(await ordersOf(mergedId)).toHaveLength(1)

  await note(mergedId, '')
  expect((await merge(keptId, mergedId)).status).toBe(200)
  // A merged client cannot be merged again.
  expect((await merge(keptId, mergedId)).status).toBe(404)
  const another = await buys({ email: `autre-${made}@example.test` })
  expect((await merge(mergedId, another.clientId)).status).toBe(404)
})

test('after thirty days a merge is final', async () => {
  const { keptId, mergedId } = await twoOfOne()
  const { body } = await merge(keptId, mergedId)
  const since = (days: string) =>
    server.owner.query(`update client_merge set merged_at = now() - $2::interval where id = $1`, [
      body.mergePublicId,
      days,
    ])
  await since('30 days 1 minute')
  expect((await duplicatesOf(keptId)).merged).toMatchObject([{ isUndoable: false }])
  expect((await undo(keptId, body.mergePublicId)).body).toMatchObject({ type: 'MergeSettled' })
  await since('29 days 23 hours')
  expect((await duplicatesOf(keptId)).merged).toMatchObject([{ isUndoable: true }])
  expect((await undo(keptId, body.mergePublicId)).status).toBe(200)
})

test('a data request or an erasure covers all merged records', async () => {
  const { usual, other, keptId, mergedId } = await twoOfOne()
  await merge(keptId, mergedId)
  const { status } = await send(server, staff, extractPersonalData, {
    params: { profilePublicId: keptId },
  })
  expect(status).toBe(200)
  const { body } = await erasingOf(server, staff).erase(keptId, usual.email)
  expect(body).toMatchObject({ orders: 2 })
  expect((await find({ searchTerm: usual.email })).items).toEqual([])
  expect((await find({ searchTerm: other.email })).items).toEqual([])
})
