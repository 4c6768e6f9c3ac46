import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  heading,
  note,
  paragraph,
  type Business,
  type EmailContent,
} from '../../mail/public.ts'

type AccountEmail = {
  language: Language
  business: Business
  subject: string
  /** The sentence after the greeting is also the preview text of a mailbox. */
  sentences: readonly [hello: string, first: string, ...string[]]
  action: { label: string; href: string }
  footnote?: string
}

/** Renders an email about the recipient's account: an event, and one button. */
export function accountEmail(email: AccountEmail): EmailContent {
  const { language, business, subject, sentences, action, footnote } = email
  return {
    language,
    business,
    subject,
    preview: sentences[1],
    pictures: [],
    body: html`
      ${heading(subject)}
      ${sentences.map((sentence) => paragraph(sentence))}
      ${button({ ...action, business })}
      ${footnote === undefined ? null : note(footnote)}
    `,
  }
}
