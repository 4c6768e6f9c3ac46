import { rescheduleTickets } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import type { writeHostileTexts } from '../hostile-business.ts'
import type { Page } from '../journey.ts'
import { inDays } from '../seeds/days.ts'
import { ownSlots, sellSlot } from '../seeds/own-activity.ts'
import { ask } from '../server-calls.ts'

/**
 * Publishes a slot of the hostile activity with a payload as its title, sells it to clients with
 * payloads as names, and cancels its date with payloads as the reason.
 */
export async function loseHostileDay(
  page: Page,
  { activity, form, question, payload, payloads }: Awaited<ReturnType<typeof writeHostileTexts>>,
  email: string,
) {
  const [date, title, reason] = [inDays(30), payload(75), payloads(1500)]
  const own = {
    activityId: activity.publicId,
    productId: activity.activityPricings.find(({ category }) => category === 'daily_ticket')!
      .activityPricingDetails[0]!.publicId,
  }
  const client = { firstName: payload(50), lastName: payload(50) }
  await ownSlots(page, own, { date, times: [['09:00', '10:00']], places: 10, over: { title } })
  await sellSlot(page, own, {
    date,
    begin: '09:00',
    quantity: 1,
    client: { ...client, email },
    line: {
      answers: [
        [
          {
            formPublicId: form.publicId,
            questionPublicId: question.publicId,
            answer: payload(160),
          },
        ],
      ],
    },
  })
  const { publicId } = await ask(page, rescheduleTickets, {
    body: {
      reschedulingDateTime: date,
      reschedulingBeginTime: '00:00:00',
      reschedulingEndTime: '23:59:59',
      activityPublicIdToRescheduleList: [activity.publicId],
      reschedulationReason: reason,
      closesSlots: false,
    },
  })
  return {
    date,
    title,
    reason,
    client: [client.firstName, client.lastName],
    board: `/rescheduling/${publicId}`,
  }
}
