import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  withLineBreaks,
  button,
  heading,
  note,
  paragraph,
  quote,
  section,
  small,
  subheading,
  type EmailContent,
  type LetterPicture,
} from '../../mail/public.ts'
import type { Sender } from '../../orders/public.ts'
import { localDateTimeOf } from '../../platform/values/zoned-time.ts'
import { reschedulingEmailMessages } from './rescheduling-email.messages.ts'

type LostTicket = {
  title: Bilingual
  categoryTitle: Bilingual | null
  beginsAt: string
  endsAt: string
}
/** Item of the order on that day that stays; a booking has nights instead of hours. */
type LostItem = LostTicket & { checkIn: string | null; checkOut: string | null }
export type LostDay = {
  language: Language
  business: Sender
  picture?: LetterPicture | null
  timeZone: string
  firstName: string
  reference: string
  reason: string
  tickets: readonly LostTicket[]
  kept: readonly LostItem[]
  link: string
}

/**
 * Renders the email about a cancelled date: the reason, the lost times, and the link to choose
 * others.
 */
export function reschedulingEmail(lostDay: LostDay): EmailContent {
  const { language, business, firstName, reference, reason, link } = lostDay
  const say = reschedulingEmailMessages[language]
  return {
    language,
    business,
    subject: `${say.subject} – ${business.name}`,
    preview: say.intro,
    pictures: [],
    picture: lostDay.picture,
    body: html`
      ${heading(say.title(firstName))}
      ${paragraph(say.intro)}
      ${quote(withLineBreaks(reason || say.noReason))}
      ${subheading(say.lost)}
      ${itemLines(lostDay.tickets, lostDay)}
      ${lostDay.kept.length ? [subheading(say.kept), ...itemLines(lostDay.kept, lostDay), note(say.keptHint)] : null}
      ${button({ label: say.choose, href: link, business, align: 'center' })}
      ${note(say.refund)}
      ${note(say.until)}
      ${section(note(`${say.order} ${reference}`))}
      ${business.contact.length ? note(`${say.contact} ${business.contact.join(', ')}`) : null}
    `,
  }
}

/** Merges equal items into one line with their count. */
function itemLines(
  items: readonly (LostTicket | LostItem)[],
  { language, timeZone }: Pick<LostDay, 'language' | 'timeZone'>,
) {
  const lines = items.map((item) => ({
    title: [item.categoryTitle?.[language], item.title[language]].filter(Boolean).join(' – '),
    span:
      'checkIn' in item && item.checkIn !== null
        ? `${item.checkIn} → ${item.checkOut}`
        : spanOf(item, timeZone),
  }))
  const groups = Map.groupBy(lines, ({ title, span }) => JSON.stringify([title, span]))
  return [...groups.values()].map((equal) => {
    const { title, span } = equal[0]!
    return paragraph(html`${equal.length} × ${title}<br>${small(span)}`)
  })
}

/** 2026-11-22, 09:00 – 12:00; across midnight the second date is named too. */
function spanOf({ beginsAt, endsAt }: LostTicket, timeZone: string): string {
  const [begin, end] = [localDateTimeOf(beginsAt, timeZone), localDateTimeOf(endsAt, timeZone)]
  const [day, lastDay] = [begin.slice(0, 10), end.slice(0, 10)]
  const until = day === lastDay ? end.slice(11, 16) : `${lastDay}, ${end.slice(11, 16)}`
  return `${day}, ${begin.slice(11, 16)} – ${until}`
}
