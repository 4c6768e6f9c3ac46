import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  heading,
  note,
  paragraph,
  type Business,
  type EmailContent,
} from '../mail/public.ts'

type AccountEmail = {
  language: Language
  business: Business
  subject: string
  /** After the greeting comes what a mailbox also shows beside the subject. */
  sentences: readonly [hello: string, first: string, ...string[]]
  action: { label: string; href: string }
  footnote?: string
}

/** An email about somebody's own account: what happened, and one button. */
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
