import { iso, minutes } from '../businesses/calendar.ts'
import { ownerId } from '../businesses/demo-people.ts'
import type { Slot } from './cart-line.ts'
import { sellCart, type OrderContext } from './make-order.ts'
import type { Session, Sessions } from './make-sessions.ts'
import { audit } from './make-trail.ts'
import { cartOf } from './session-cart.ts'
import { storyNamed } from './stories.ts'

type Answer = 'moved' | 'refundAsked' | null
const answers: readonly Answer[] = [
  ...Array<Answer>(7).fill('moved'),
  ...Array<Answer>(3).fill(null),
  'refundAsked',
]
type Launch = { id: string; atMs: number; lost: Slot }

/** Cancels tomorrow's first slot because of wind; half of its clients have answered. */
export function makeLostDay(made: OrderContext, sessions: Sessions): void {
  const { business } = made
  const { nowMs } = business.calendar
  const { activity, slot: lost } = sessions.lost
  const atMs = nowMs - 5 * 60 * minutes
  const launch = { id: business.random.id(atMs), atMs, lost }
  const other = sessions.later.find(
    (session) => session.activity === activity && session.slot.begin === lost.begin,
  )!
  business.sheet.add('rescheduling', {
    tenant_id: business.id,
    id: launch.id,
    reason: 'Vent trop fort en haut de la piste',
    on_date: lost.date,
    begin_time: lost.begin,
    end_time: lost.end,
    items: JSON.stringify({ activities: [activity.id], models: [], accessories: [] }),
    closes_slots: true,
    created_by: ownerId,
    created_at: iso(atMs),
    ended_at: iso(atMs + minutes),
  })
  answers.forEach((answer, place) =>
    loseTime(made, launch, { session: answer === 'moved' ? other : sessions.lost, answer, place }),
  )
}

/** Sells a ticket some days ago that now has a new time, or waits for one. */
function loseTime(
  made: OrderContext,
  launch: Launch,
  { session, answer, place }: { session: Session; answer: Answer; place: number },
): void {
  const { business } = made
  const { order, tickets } = sellCart(
    made,
    {
      story: storyNamed(answer === 'moved' ? 'online' : 'dates lost'),
      atMs: launch.atMs - (place + 2) * 7 * 60 * minutes,
    },
    cartOf(session, 1),
  )
  const answeredMs = launch.atMs + (place + 2) * 17 * minutes
  const [ticket] = tickets
  business.sheet.add('rescheduling_ticket', {
    tenant_id: business.id,
    rescheduling_id: launch.id,
    ticket_id: ticket!.id,
    order_id: order.id,
    slot_id: launch.lost.id,
    begins_at: iso(launch.lost.beginsMs),
    ends_at: iso(launch.lost.endsMs),
    freed_at: iso(launch.atMs + minutes / 2),
    mail_id: tell(made, launch, order),
    answer,
    answered_at: answer && iso(answeredMs),
  })
  if (answer === 'refundAsked')
    audit(business, order, {
      code: 'ticket.refund_asked',
      atMs: answeredMs,
      accountId: null,
      subject: 'ticket',
      subjectId: ticket!.id,
      facts: { reschedulingId: launch.id },
    })
}

function tell(
  { business: { id: tenant_id, sheet, random } }: OrderContext,
  launch: Launch,
  { id: order_id, client }: ReturnType<typeof sellCart>['order'],
): string {
  const id = random.id(launch.atMs)
  sheet.add('mail', {
    tenant_id,
    id,
    order_id,
    client_id: client!.id,
    kind: 'rescheduling',
    dedupe_key: `rescheduling:${launch.id}:${order_id}`,
    to_email: client!.email,
    language: client!.language,
    data: JSON.stringify({ reschedulingId: launch.id }),
    state: 'sent',
    last_error: null,
    created_at: iso(launch.atMs + minutes / 2),
    sent_at: iso(launch.atMs + minutes),
  })
  return id
}
