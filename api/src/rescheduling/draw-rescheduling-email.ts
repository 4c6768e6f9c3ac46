import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { Button, Heading, Section, Text } from '@react-email/components'
import { createElement as h, Fragment } from 'react'
import { mailStyle, type EmailContent } from '../mail/public.ts'
import type { Sender } from '../orders/public.ts'
import { localDateTimeOf } from '../platform/zoned-time.ts'
import { reschedulingEmailMessages } from './rescheduling-email.messages.ts'

type LostTicket = {
  title: Bilingual
  categoryTitle: Bilingual | null
  beginsAt: string
  endsAt: string
}
export type LostDay = {
  language: Language
  business: Sender
  timeZone: string
  firstName: string
  reference: string
  reason: string
  tickets: readonly LostTicket[]
  link: string
}

const button = {
  backgroundColor: '#294a9e',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 700,
  padding: '12px 24px',
  borderRadius: '4px',
  textDecoration: 'none',
}

/** 2026-11-22, 09:00 – 12:00; over midnight the second day is named too. */
function spanOf({ beginsAt, endsAt }: LostTicket, timeZone: string): string {
  const [begin, end] = [localDateTimeOf(beginsAt, timeZone), localDateTimeOf(endsAt, timeZone)]
  const [day, lastDay] = [begin.slice(0, 10), end.slice(0, 10)]
  const until = day === lastDay ? end.slice(11, 16) : `${lastDay}, ${end.slice(11, 16)}`
  return `${day}, ${begin.slice(11, 16)} – ${until}`
}

/** Why the day is lost, what was lost, and the way to another time. */
export function drawReschedulingEmail(lostDay: LostDay): EmailContent {
  const { language, business, timeZone, firstName, reference, reason, link } = lostDay
  const say = reschedulingEmailMessages[language]
  const text = (messages: string) => h(Text, { style: mailStyle.text }, messages)
  const quoted = { borderLeft: '3px solid #d3d9e2', paddingLeft: '12px', margin: '0 0 16px' }
  const centred = { textAlign: 'center' as const, padding: '20px 0' }
  const asTyped = { ...mailStyle.text, margin: 0, whiteSpace: 'pre-line' as const }
  const smallHeading = { ...mailStyle.heading, fontSize: '16px' }
  const order = `${say.order} ${reference}`
  const contact = `${say.contact} ${business.contact.join(', ')}`
  return {
    language,
    subject: `${say.subject} – ${business.name}`,
    preview: say.intro,
    pictures: [],
    business,
    body: h(
      Fragment,
      null,
      h(Heading, { as: 'h1', style: mailStyle.heading }, say.title(firstName)),
      text(say.intro),
      h(Section, { style: quoted }, h(Text, { style: asTyped }, reason || say.noReason)),
      h(Heading, { as: 'h2', style: smallHeading }, say.lost),
      ...lostLines(lostDay.tickets, language, timeZone),
      h(Section, { style: centred }, h(Button, { href: link, style: button }, say.choose)),
      h(Text, { style: mailStyle.dim }, say.refund),
      h(Text, { style: mailStyle.dim }, say.until),
      h(Text, { style: { ...mailStyle.dim, marginTop: '12px' } }, order),
      ...(business.contact.length
        ? [h(Text, { key: 'contact', style: mailStyle.dim }, contact)]
        : []),
    ),
  }
}

/** Equal tickets are one line with their number. */
function lostLines(tickets: readonly LostTicket[], language: Language, timeZone: string) {
  const titleOf = ({ categoryTitle, title }: LostTicket) =>
    [categoryTitle?.[language], title[language]].filter(Boolean).join(' – ')
  const keyOf = (ticket: LostTicket) => `${titleOf(ticket)}|${spanOf(ticket, timeZone)}`
  const style = { ...mailStyle.text, margin: '0 0 4px' }
  return [...Map.groupBy(tickets, keyOf)].map(([key, equal]) => {
    const [title, when] = key.split('|')
    const span = h('span', { style: mailStyle.dim }, when)
    return h(Text, { key, style }, `${equal.length} × ${title}`, h('br'), span)
  })
}
