import * as contract from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { businessOf } from '../businesses/public.ts'
import { currentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { EmailDrawer } from '../mail/public.ts'
import { businessIn } from '../orders/public.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import type { LostDay } from './emails/rescheduling.email.ts'
import { countHits } from './matching.db.ts'
import { findRequestedTickets, restOfHits, type FoundTickets } from './read-request.ts'
import type { RestOfDay } from './rest-of-day.db.ts'

const shownTickets = 3

/** Previews a rescheduling without writing, with the queries and the template of the real one. */
export const previewRescheduling = (drawer: EmailDrawer) =>
  handle(contract.previewRescheduling, async ({ inBusiness }, { body }) => {
    const { emails, ...seen } = await inBusiness('read', async (ctx) => {
      const found = await findRequestedTickets(ctx, body)
      const reason = body.reason ?? body.reschedulationReason ?? ''
      const rest = await restOfHits(ctx, found.hits)
      const emailIn = (language: Language) => loadExample(ctx, { ...found, rest }, reason, language)
      return {
        ...(await countHits(ctx.db, ctx.tenantId, found.hits)),
        over: found.over.length,
        restOfDay: viewRest(rest),
        slots: await slotsThatClose(ctx, found),
        emails: { fr: await emailIn('fr'), en: await emailIn('en') },
      }
    })
    const draw = async (data: LostDay) => {
      const { subject, html } = await drawer.page({ kind: 'rescheduling', data })
      return { subject, html }
    }
    return { ...seen, emails: { fr: await draw(emails.fr), en: await draw(emails.en) } }
  })

/** Merges equal items into one line with their count. */
const viewRest = (rest: readonly RestOfDay[]) =>
  [
    ...Map.groupBy(rest, ({ kind, title, categoryTitle, ticketId }) =>
      JSON.stringify([kind, title, categoryTitle, ticketId !== null]),
    ).values(),
  ].map((equal) => ({
    kind: equal[0]!.kind,
    title: equal[0]!.title,
    categoryTitle: equal[0]!.categoryTitle,
    count: equal.length,
    isReschedulable: equal[0]!.ticketId !== null,
  }))

async function slotsThatClose({ db, tenantId }: Ctx, { hits, closingSlotIds }: FoundTickets) {
  if (!closingSlotIds.length) return []
  const rows = await selectRows(db, tenantId, 'slot')
    .innerJoin('activity', sameTenant('activity.id', 'slot.activity_id'))
    .select(['slot.id', 'slot.on_date', 'slot.begin_time', 'slot.end_time', 'activity.name'])
    .where('slot.id', 'in', closingSlotIds)
    .orderBy('slot.begins_at')
    .orderBy('activity.position')
    .execute()
  return rows.map((row) => ({
    publicId: row.id,
    name: row.name,
    date: row.on_date,
    timeslotBegin: row.begin_time.slice(0, 5),
    timeslotEnd: row.end_time.slice(0, 5),
    tickets: hits.filter((hit) => hit.slotId === row.id).length,
  }))
}

/** Example email with tickets that are affected, for a fictitious recipient. */
async function loadExample(
  ctx: Ctx,
  { hits, rest }: Pick<FoundTickets, 'hits'> & { rest: readonly RestOfDay[] },
  reason: string,
  language: Language,
): Promise<LostDay> {
  const { db, tenantId, timeZone } = ctx
  const business = await businessOf(db, tenantId)
  const shown = hits.slice(0, shownTickets)
  const titles = await titlesOf(
    ctx,
    shown.map((hit) => hit.ticketId),
  )
  return {
    language,
    timeZone,
    reason,
    business: await businessIn(db, tenantId, business, language),
    firstName: 'Camille',
    reference: '00000000',
    link: '#',
    kept: rest.filter(({ orderId }) => orderId === shown[0]?.orderId),
    tickets: shown.flatMap(({ ticketId, beginsAt, endsAt }) =>
      titles
        .filter((title) => title.id === ticketId)
        .map((title) => ({
          title: title.product_title,
          categoryTitle: title.category_title,
          beginsAt,
          endsAt,
        })),
    ),
  }
}

async function titlesOf({ db, tenantId }: Ctx, ticketIds: string[]) {
  if (!ticketIds.length) return []
  return selectRows(db, tenantId, 'ticket')
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .select(['ticket.id', ...currentProduct])
    .where('ticket.id', 'in', ticketIds)
    .execute()
}
