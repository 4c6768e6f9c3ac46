import type { Language } from '@guichet/contract/rules.messages.ts'
import { Button, Heading, Text } from '@react-email/components'
import { createElement as h, Fragment } from 'react'
import { mailStyle, type Business, type EmailContent } from '../mail/public.ts'

type AccountEmail = {
  language: Language
  business: Business
  subject: string
  /** After the greeting comes what a mailbox also shows beside the subject. */
  sentences: readonly [hello: string, first: string, ...string[]]
  button: { label: string; href: string }
  footnote?: string
}

const buttonStyle = {
  backgroundColor: '#3f6ad8',
  color: '#ffffff',
  padding: '12px 20px',
  borderRadius: '4px',
  fontWeight: 650,
  fontSize: '15px',
}

/** An email about somebody's own account: what happened, and one button. */
export function accountEmail({
  language,
  business,
  subject,
  sentences,
  button,
  footnote,
}: AccountEmail): EmailContent {
  const footer = { ...mailStyle.dim, marginTop: '16px' }
  return {
    language,
    subject,
    preview: sentences[1],
    pictures: [],
    business,
    body: h(
      Fragment,
      null,
      h(Heading, { as: 'h1', style: mailStyle.heading }, subject),
      ...sentences.map((sentence) => h(Text, { key: sentence, style: mailStyle.text }, sentence)),
      h(Button, { href: button.href, style: buttonStyle }, button.label),
      footnote === undefined ? null : h(Text, { style: footer }, footnote),
    ),
  }
}
