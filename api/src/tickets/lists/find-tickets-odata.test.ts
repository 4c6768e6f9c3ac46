import { findTicketsOdata } from '@guichet/contract/tickets/lists/find-tickets-odata.ts'
import { beforeAll, expect, test } from 'vitest'
import { anAnsweredTicket } from '../../../test/factories/sales/answered-tickets.ts'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { newId } from '../../platform/values/ids.ts'

const server = useTestServer()
const staff = useBusiness(server)
const ask = ($filter?: string, more: object = {}) =>
  send(server, staff, findTicketsOdata, { query: { ...($filter && { $filter }), ...more } })
const idsOf = async (filter?: string, more: object = {}) =>
  (await ask(filter, more)).body.value.map(({ publicId }) => publicId).toSorted()

let answered: string
let slotted: string[]
let order: Awaited<ReturnType<typeof anOrder>>['order']
beforeAll(async () => {
  answered = (await anAnsweredTicket(server, staff, { answer: 'Noix de cajou' })).ticketId
  ;({ order } = await anOrder(server, staff, { quantity: 2 }))
  slotted = order.ticketPublicIds.split(',').toSorted()
  // Answers of the buyer, in addition to those of each ticket.
  await server.owner.query(
    `insert into answer (
        tenant_id, id, order_id, form_title, question_text, answer, folded, position
      )
      values ($1, $2, $3, 'Groupe', 'École', 'Saint-Jean', 'saintjean', 0)`,
    [staff.tenantId, newId(), order.publicId],
  )
})

test('tickets are filtered with OData expressions, also by answers and by active period', async () => {
  const all = [answered, ...slotted].toSorted()
  const [first] = (await ask(`publicId eq ${slotted[0]}`)).body.value
  const cases: [string | undefined, string[]][] = [
    [undefined, all],
    [`collaboratorPublicId eq ${staff.tenantId}`, all],
    ["contains(ownerFormAnswers,'CAJOU')", [answered]],
    ["contains(ownerFormAnswers,'saint')", []],
    ["contains(vendorFormAnswers,'saint-jean')", slotted],
    ["startswith(vendorFormAnswers,'école: ')", slotted],
    ["not contains(vendorFormAnswers,'saint-jean')", [answered]],
    ['hasFormAnswers eq true', [answered]],
    [
      'activePeriodStartDateTimeUtc lt 2030-02-03 and activePeriodStopDateTimeUtc gt 2030-02-02',
      slotted,
    ],
    ['activePeriodStartDateTimeUtc ge 2030-02-03', []],
    ['activationDateTimeUtc eq null', [answered]],
    [`ticketReferenceKey eq '${first!.ticketReferenceKey}'`, [slotted[0]!]],
    [`orderReferenceKey eq '${order.orderReferenceNumber}'`, slotted],
    [`productId eq ${first!.productId} and isVoided eq false`, slotted],
    [`userId eq ${order.userPublicId}`, slotted],
    ["category eq 'daily_ticket' and status eq 'Available'", [answered]],
    ["category eq 'nothing'", []],
    ["lastName eq 'Côté' or email eq 'nobody@example.test'", slotted],
    ["contains(searchTerm,'eloise cote')", slotted],
    [`contains(searchTerm,'${first!.ticketReferenceKey}')`, [slotted[0]!]],
    ["contains(searchTerm,'')", all],
  ]
  for (const [filter, ids] of cases) expect([filter, await idsOf(filter)]).toEqual([filter, ids])
  expect(await idsOf(undefined, { $top: '2' })).toHaveLength(2)
  expect(await idsOf(undefined, { $top: '9999' })).toHaveLength(3)
})

test('an invalid filter is named; another business and its tickets are not found', async () => {
  expect((await ask('finalCost gt 1')).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: '$filter', rule: 'odataFilter' }],
  })
  expect((await ask(`not (collaboratorPublicId eq ${newId()})`)).status).toBe(404)
  const stranger = await aBusiness(server)
  const theirs = await send(server, stranger, findTicketsOdata, {
    query: { $filter: `contains(vendorFormAnswers,'saint') or publicId eq ${answered}` },
  })
  expect(theirs.body.value).toEqual([])
})
