import type { Body } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { rescheduleTickets } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import { aSlot, aTicketType } from '../catalogue/catalogue.ts'
import type { Staff } from '../staff.ts'

/** An activity with a sold slot and another one to move to, on the same day. */
export async function anActivityDay(
  server: TestServer,
  staff: Staff,
  { capacity = 100, otherCapacity = 100 } = {},
) {
  const type = await aTicketType(server, staff, { cents: 1999 })
  const slot = await aSlot(server, staff, { activityId: type.activityId, quantity: capacity })
  const other = await aSlot(server, staff, {
    activityId: type.activityId,
    quantity: otherCapacity,
    date: '2030-02-09',
  })
  return { ...type, slot, other }
}
type Day = Awaited<ReturnType<typeof anActivityDay>>

/** An order of tickets for the slot of that day. */
export async function anOrderOn(
  server: TestServer,
  staff: Staff,
  { productId, slot }: Day,
  {
    quantity = 2,
    email = 'client@example.test' as string | null,
    firstName = 'Éloïse',
    language = 'fr' as Language,
  } = {},
) {
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = slot
  const answer = await send(server, staff, sell, {
    body: {
      tickets: [{ productId, quantity, activationDateTimeUtc, timeslotBegin, timeslotEnd }],
      ...(email && { email }),
      firstName,
      lastName: 'Côté',
      language,
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  if (answer.status !== 200) throw new Error(`the sale failed: ${JSON.stringify(answer.body)}`)
  return {
    orderId: answer.body.publicId,
    reference: answer.body.orderReferenceNumber,
    ticketIds: answer.body.ticketPublicIds.split(','),
    order: answer.body,
  }
}

/** Body of the rescheduling: the whole day of these activities. */
export const lostDay = (
  activityIds: string[],
  over: Partial<Body<typeof rescheduleTickets>> = {},
): Body<typeof rescheduleTickets> => ({
  reschedulingDateTime: '2030-02-02',
  reschedulingBeginTime: '00:00:00',
  reschedulingEndTime: '23:59:59',
  activityPublicIdToRescheduleList: activityIds,
  reschedulationReason: 'Vent trop fort',
  ...over,
})
/** Runs all due jobs, including those that a woken worker runs. */
export async function workOff({ app, owner }: TestServer): Promise<void> {
  const isLeft = async () =>
    ((
      await owner.query(
        `select from job where ended_at is null and run_at <= clock_timestamp() limit 1`,
      )
    ).rowCount ?? 0) > 0
  for (let round = 0; round < 500 && (await isLeft()); round++) {
    if ((await app.worker.drain()) === 0) await new Promise((wake) => setTimeout(wake, 20))
  }
}

/** Starts the rescheduling and runs its jobs. */
export async function loseDay(
  server: TestServer,
  staff: Staff,
  body: Body<typeof rescheduleTickets>,
) {
  const answer = await send(server, staff, rescheduleTickets, { body, key: newKey() })
  if (answer.status !== 200) throw new Error(`the launch failed: ${JSON.stringify(answer.body)}`)
  await workOff(server)
  return answer.body
}
/** The token of the link in the email of an order. */
export async function tokenFor(
  { app, owner }: TestServer,
  { tenantId }: Staff,
  reschedulingId: string,
  orderId: string,
): Promise<string> {
  const { rows } = await owner.query<{ created_at: Date }>(
    'select created_at from rescheduling where id = $1',
    [reschedulingId],
  )
  const claims = { tenantId, reschedulingId, orderId }
  return app.links.tokenOf(claims, rows[0]!.created_at.toISOString())
}
