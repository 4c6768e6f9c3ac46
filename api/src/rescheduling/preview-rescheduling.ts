import type { previewRescheduling as wire } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import type { Language } from '@guichet/contract/rules.words.ts'
import { businessOf } from '../businesses/public.ts'
import { renderLetter } from '../mail/public.ts'
import { businessIn } from '../orders/public.ts'
import type { Ctx, Deed } from '../platform/mount.ts'
import { findAsked, type Found } from './asked.ts'
import { countHits } from './matching.db.ts'
import { reschedulingLetter } from './rescheduling-letter.ts'

const shownTickets = 3

/** Looks and draws, writes nothing: the very queries and the very template of the launch. */
export const previewRescheduling: Deed<typeof wire> = async (ctx, { body }) => {
  const { db, actor: { tenantId } } = ctx
  const found = await findAsked(ctx, body)
  const reason = body.reason ?? body.reschedulationReason ?? ''
  return { ...await countHits(db, tenantId, found.hits), slots: await slotsThatClose(ctx, found), letters: { fr: await letterIn(ctx, found, reason, 'fr'), en: await letterIn(ctx, found, reason, 'en') } }
}

async function slotsThatClose({ db, actor: { tenantId } }: Ctx, { hits, closingSlotIds }: Found) {
  if (!closingSlotIds.length) return []
  const rows = await db.selectFrom('slot').innerJoin('activity', (join) => join.onRef('activity.tenant_id', '=', 'slot.tenant_id').onRef('activity.id', '=', 'slot.activity_id'))
    .select(['slot.id', 'slot.on_date', 'slot.begin_time', 'slot.end_time', 'activity.name']).where('slot.tenant_id', '=', tenantId).where('slot.id', 'in', closingSlotIds).orderBy('slot.begins_at').orderBy('activity.position').execute()
  return rows.map((row) => ({ publicId: row.id, name: row.name, date: row.on_date, timeslotBegin: row.begin_time.slice(0, 5), timeslotEnd: row.end_time.slice(0, 5), tickets: hits.filter((hit) => hit.slotId === row.id).length }))
}

/** Drawn with tickets that are really hit, for somebody who is not. */
async function letterIn({ db, actor: { tenantId, timeZone } }: Ctx, { hits }: Found, reason: string, language: Language) {
  const business = await businessOf(db, tenantId)
  const shown = hits.slice(0, shownTickets)
  const titles = shown.length ? await db.selectFrom('ticket')
    .innerJoin('unit', (join) => join.onRef('unit.tenant_id', '=', 'ticket.tenant_id').onRef('unit.id', '=', 'ticket.unit_id'))
    .innerJoin('order_line', (join) => join.onRef('order_line.tenant_id', '=', 'ticket.tenant_id').onRef('order_line.id', '=', 'unit.line_id'))
    .select(['ticket.id', 'order_line.product_title', 'order_line.category_title']).where('ticket.tenant_id', '=', tenantId).where('ticket.id', 'in', shown.map((hit) => hit.ticketId)).execute() : []
  const letter = reschedulingLetter({
    language, business: await businessIn(db, tenantId, business, language), timeZone, firstName: 'Camille', reference: '00000000', reason, link: '#',
    tickets: shown.flatMap((hit) => titles.filter((title) => title.id === hit.ticketId).map((title) => ({ title: title.product_title, categoryTitle: title.category_title, beginsAt: hit.beginsAt, endsAt: hit.endsAt }))),
  })
  return { subject: letter.subject, html: (await renderLetter(letter, language)).html }
}
