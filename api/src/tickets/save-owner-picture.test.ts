import type { Body } from '@guichet/contract/endpoint.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { saveOwnerPicture } from '@guichet/contract/tickets/save-owner-picture.ts'
import { expect, test } from 'vitest'
import { aPicture, aStoredPicture, upload } from '../../test/factories/input/pictures.ts'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { aFace, aSoldPass, ticketsOf } from '../../test/factories/sales/passes.ts'
import { shelfCounter } from '../../test/factories/sales/shelf-counter.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const save = (
  id: string,
  picture: string,
  over: Partial<Body<typeof saveOwnerPicture>> = {},
  key = newKey(),
) =>
  send(server, staff, saveOwnerPicture, {
    params: { id },
    body: { publicId: id, picture, ...over },
    key,
  })
const fieldsOf = (answer: { body: { fields?: { field: string; rule: string }[] } }) =>
  (answer.body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)
const factsOf = async (ticketId: string) =>
  (
    await server.owner.query(
      `select t.version, t.picture_id,
          (
            select count(*)::int
            from audit a
            where a.subject_id = t.id and a.code = 'ticket.owner_picture_changed'
          ) as lines
        from ticket t
        where t.id = $1`,
      [ticketId],
    )
  ).rows[0] as { version: number; picture_id: string | null; lines: number }
const isStored = async (imageUrl: string) =>
  (
    await server.owner.query(
      `select deleted_at is null as stored from file where $1 like '%' || path`,
      [imageUrl],
    )
  ).rows[0].stored as boolean

test('a missing picture is added to a pass, and then neither the ticket nor its order reports it as missing', async () => {
  const { ticketId, reference } = await aSoldPass(server, staff)
  const [before] = await ticketsOf(server, staff, reference)
  expect(before).toMatchObject({
    owners: [{ isPictureMissing: true }],
    can: { setOwnerPicture: true },
  })
  const picture = await aFace(server, staff)
  const { status, body } = await save(ticketId, picture, { version: 1 })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    publicId: ticketId,
    version: 2,
    owners: [{ firstName: 'Zoé', picture, isPictureMissing: false }],
  })
  const { body: ticket } = await send(server, staff, getTicket, { params: { id: ticketId } })
  expect(ticket).toMatchObject({ owner: { picture }, owners: body.owners })
  expect((await ticketsOf(server, staff, reference))[0]!.owners).toEqual(body.owners)
  const history = await send(server, staff, getOrderHistory, { params: { ref: reference } })
  expect(history.body.items[0]).toMatchObject({
    code: 'ticket.owner_picture_changed',
    ticketReferenceKey: ticket.ticketReferenceKey,
    facts: { ownerPlace: 0, isFirst: true },
  })
  expect(JSON.stringify(history.body.items)).not.toMatch(/Zoé|profiles/)
  expect(await violations(server.owner)).toEqual([])
})

test('a new picture replaces the previous one, which is deleted unless another pass shows it', async () => {
  const [shared, second, third] = [
    await aFace(server, staff),
    await aFace(server, staff),
    await aFace(server, staff),
  ]
  const [pass, other] = [
    await aSoldPass(server, staff, shared),
    await aSoldPass(server, staff, shared),
  ]
  expect((await save(pass.ticketId, second)).body.owners[0]).toMatchObject({ picture: second })
  expect(await isStored(shared)).toBe(true)
  await save(pass.ticketId, third)
  expect([await isStored(second), await isStored(third)]).toEqual([false, true])
  await save(other.ticketId, await aFace(server, staff))
  expect(await isStored(shared)).toBe(false)
})

test('the same picture again changes nothing; a request repeated with its key gets the same reply', async () => {
  const { ticketId } = await aSoldPass(server, staff)
  const picture = await aFace(server, staff)
  const key = newKey()
  const first = await save(ticketId, picture, { version: 1 }, key)
  expect((await save(ticketId, picture, { version: 1 }, key)).body).toEqual(first.body)
  expect((await save(ticketId, picture)).body).toEqual(first.body)
  expect(await factsOf(ticketId)).toMatchObject({ version: 2, lines: 1 })
  expect(await isStored(picture)).toBe(true)
})

test('a save from an older version is reported', async () => {
  const { ticketId } = await aSoldPass(server, staff)
  await save(ticketId, await aFace(server, staff), { version: 1 })
  const late = await aFace(server, staff)
  expect((await save(ticketId, late, { version: 1 })).body).toMatchObject({
    type: 'StaleVersion',
    version: 2,
    changedFields: ['picture'],
  })
  expect((await factsOf(ticketId)).version).toBe(2)
})

test('a picture of another business, container or size, or one removed long ago, is rejected', async () => {
  const { ticketId } = await aSoldPass(server, staff)
  const foreign = await aFace(server, await aBusiness(server))
  expect(fieldsOf(await save(ticketId, foreign))).toEqual(['picture invalid'])
  const { imageUrl: ofCatalogue } = await aStoredPicture(server, staff, 'rentals')
  expect(fieldsOf(await save(ticketId, ofCatalogue))).toEqual(['picture invalid'])
  const content = await aPicture({ width: 300, height: 299 })
  const low = (await upload(server, staff, { content, container: 'profiles' })).body
  expect(fieldsOf(await save(ticketId, low.imageUrl))).toEqual(['picture imageSize'])
  const removed = await aFace(server, staff)
  await server.owner.query(
    `update file set deleted_at = now() - interval '2 hours' where $1 like '%' || path`,
    [removed],
  )
  expect(fieldsOf(await save(ticketId, removed))).toEqual(['picture invalid'])
  expect(await factsOf(ticketId)).toEqual({ version: 1, picture_id: null, lines: 0 })
})

test('a day ticket and a cancelled pass accept no picture, with the reason; nor does an unknown holder', async () => {
  const picture = await aFace(server, staff)
  const { ticketIds } = await anytimeTickets(server, staff)
  expect((await save(ticketIds[0]!, picture)).body).toMatchObject({
    type: 'InvalidTicketTransition',
    ticketPublicId: ticketIds[0],
    reason: 'notAPass',
  })
  const { ticketId, orderId, reference } = await aSoldPass(server, staff)
  expect(fieldsOf(await save(ticketId, picture, { ownerPlace: 1 }))).toEqual(['ownerPlace invalid'])
  await shelfCounter(server, staff).refund(orderId, { ticketPublicIdsToBeDeleted: [ticketId] })
  expect((await save(ticketId, picture)).body).toMatchObject({
    type: 'InvalidTicketTransition',
    reason: 'voided',
  })
  expect((await ticketsOf(server, staff, reference))[0]!.can!.setOwnerPicture).toBe(false)
})

test('a save is rejected when the ticket of the path is not that of the body', async () => {
  const [pass, other] = [await aSoldPass(server, staff), await aSoldPass(server, staff)]
  const picture = await aFace(server, staff)
  expect((await save(pass.ticketId, picture, { publicId: other.ticketId })).body.type).toBe(
    'NotFound',
  )
  expect((await factsOf(other.ticketId)).version).toBe(1)
})
