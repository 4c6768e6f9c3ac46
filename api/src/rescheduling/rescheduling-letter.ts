import { Button, Heading, Section, Text } from '@react-email/components'
import { createElement as h, Fragment } from 'react'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.words.ts'
import { mailStyle, type Letter, type LetterWriter } from '../mail/public.ts'
import { businessIn, type Sender } from '../orders/public.ts'
import { localDateTimeOf } from '../platform/zoned-time.ts'
import type { ClientLinks } from './client-links.ts'
import { lostTickets } from './lost-tickets.db.ts'
import { reschedulingById } from './freeing.db.ts'
import { reschedulingLetterWords } from './rescheduling-letter.words.ts'

export type LetterTicket = { title: Bilingual; categoryTitle: Bilingual | null; beginsAt: string; endsAt: string }
type Said = { language: Language; business: Sender; timeZone: string; firstName: string; reference: string; reason: string; tickets: readonly LetterTicket[]; link: string }

/** 2026-11-22, 09:00 – 12:00; over midnight the second day is named too. */
export function spanOf(beginsAt: string, endsAt: string, timeZone: string): string {
  const [begin, end] = [localDateTimeOf(beginsAt, timeZone), localDateTimeOf(endsAt, timeZone)]
  const [day, lastDay] = [begin.slice(0, 10), end.slice(0, 10)]
  return `${day}, ${begin.slice(11, 16)} – ${day === lastDay ? '' : `${lastDay}, `}${end.slice(11, 16)}`
}

/** The letter of a lost day: why, what was lost, and the way to another time. */
export function reschedulingLetter({ language, business, timeZone, firstName, reference, reason, tickets, link }: Said): Letter {
  const say = reschedulingLetterWords[language]
  const text = (words: string) => h(Text, { style: mailStyle.text }, words)
  const lines = [...Map.groupBy(tickets, (ticket) => `${[ticket.categoryTitle?.[language], ticket.title[language]].filter(Boolean).join(' – ')}|${spanOf(ticket.beginsAt, ticket.endsAt, timeZone)}`)]
  return {
    subject: `${say.subject} – ${business.name}`, preview: say.intro, pictures: [], business,
    body: h(Fragment, null,
      h(Heading, { as: 'h1', style: mailStyle.heading }, say.title(firstName)), text(say.intro),
      h(Section, { style: { borderLeft: '3px solid #d3d9e2', paddingLeft: '12px', margin: '0 0 16px' } }, h(Text, { style: { ...mailStyle.text, margin: 0, whiteSpace: 'pre-line' as const } }, reason || say.noReason)),
      h(Heading, { as: 'h2', style: { ...mailStyle.heading, fontSize: '16px' } }, say.lost),
      ...lines.map(([line, of]) => { const [title, when] = line.split('|'); return h(Text, { key: line, style: { ...mailStyle.text, margin: '0 0 4px' } }, `${of.length} × ${title}`, h('br'), h('span', { style: mailStyle.dim }, when)) }),
      h(Section, { style: { textAlign: 'center' as const, padding: '20px 0' } }, h(Button, { href: link, style: { backgroundColor: '#294a9e', color: '#ffffff', fontSize: '16px', fontWeight: 700, padding: '12px 24px', borderRadius: '4px', textDecoration: 'none' } }, say.choose)),
      h(Text, { style: mailStyle.dim }, say.refund), h(Text, { style: mailStyle.dim }, say.until),
      h(Text, { style: { ...mailStyle.dim, marginTop: '12px' } }, `${say.order} ${reference}`),
      ...(business.contact.length ? [h(Text, { key: 'contact', style: mailStyle.dim }, `${say.contact} ${business.contact.join(', ')}`)] : [])),
  }
}

/** What leaves: the tickets of one order that this day cost their time, with the link that is theirs. */
export const writeReschedulingLetter = (links: ClientLinks): LetterWriter => async ({ db }, mail) => {
  const { tenant_id: tenantId, language } = mail
  const rescheduling = await reschedulingById(db, tenantId, (mail.data as { reschedulingId: string }).reschedulingId)
  const [order, tenant] = [
    await db.selectFrom('orders').select(['first_name', 'reference']).where('tenant_id', '=', tenantId).where('id', '=', mail.order_id!).executeTakeFirstOrThrow(),
    await db.selectFrom('tenant').select(['name', 'colour', 'time_zone']).where('id', '=', tenantId).executeTakeFirstOrThrow(),
  ]
  const rows = await lostTickets(db, tenantId, rescheduling.id, [mail.order_id!])
  return reschedulingLetter({
    language, business: await businessIn(db, tenantId, tenant, language), timeZone: tenant.time_zone, firstName: order.first_name ?? '', reference: order.reference, reason: rescheduling.reason,
    tickets: rows.filter((row) => row.voided_at === null).map((row) => ({ title: row.product_title, categoryTitle: row.category_title, beginsAt: row.lost_from, endsAt: row.lost_until })),
    link: links.linkOf({ tenantId, reschedulingId: rescheduling.id, orderId: mail.order_id! }, rescheduling.created_at),
  })
}
