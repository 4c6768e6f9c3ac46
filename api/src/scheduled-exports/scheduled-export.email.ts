import type { Language } from '@guichet/contract/rules.messages.ts'
import type {
  exportFaults,
  ExportSubject,
} from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  heading,
  lineItems,
  note,
  paragraph,
  type Business,
  type EmailContent,
} from '../mail/public.ts'
import { exportEmailMessages } from './scheduled-export-email.messages.ts'

export type ExportLetter = {
  language: Language
  business: Business
  firstName: string
  /** Title of the schedule. */
  title: string
  subject: ExportSubject
  startDate: string
  endDate: string
  rows: number | null
  fault: (typeof exportFaults)[number] | null
  /** When the file expires, as local time formatted for the reader. */
  until: string | null
  link: string
}

/** Renders the email about a file that is ready, or failed; it contains no data of the file. */
export function scheduledExportEmail(letter: ExportLetter): EmailContent {
  const { language, business, firstName, title, subject, fault, link, until, rows } = letter
  const say = exportEmailMessages[language]
  const text = fault ? say.failed(title) : say.ready(title)
  const facts = [
    { label: say.content, amount: say.subjects[subject] },
    { label: say.period, amount: say.days(letter.startDate, letter.endDate) },
  ]
  return {
    language,
    business,
    subject: `${fault ? say.failedTitle(title) : title} – ${business.name}`,
    preview: text,
    pictures: [],
    body: html`
      ${heading(fault ? say.failedTitle(title) : title)}
      ${paragraph(say.hello(firstName))}
      ${paragraph(text)}
      ${lineItems(
        fault || rows === null ? facts : [...facts, { label: say.rows, amount: say.count(rows) }],
      )}
      ${fault ? paragraph(say.faults[fault]) : ''}
      ${button({ label: fault ? say.seeExports : say.open, href: link, business })}
      ${until === null ? '' : note(say.untilThen(until))}
    `,
  }
}
