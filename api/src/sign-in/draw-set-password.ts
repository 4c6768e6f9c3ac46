import { Button, Heading, Text } from '@react-email/components'
import { createElement as h, Fragment } from 'react'
import type { Language } from '@guichet/contract/rules.words.ts'
import { mailStyle, type Business, type EmailContent } from '../mail/public.ts'
import { setPasswordWords } from './set-password-email.words.ts'

export type SetPassword = { language: Language; business: Business; firstName: string; url: string }

/** The button of an email of sign-in. */
export const button = {
  backgroundColor: '#3f6ad8',
  color: '#ffffff',
  padding: '12px 20px',
  borderRadius: '4px',
  fontWeight: 650,
  fontSize: '15px',
}

export function drawSetPassword({ language, business, firstName, url }: SetPassword): EmailContent {
  const say = setPasswordWords[language]
  return {
    language,
    subject: say.subject,
    preview: say.text,
    pictures: [],
    business,
    body: h(
      Fragment,
      null,
      h(Heading, { as: 'h1', style: mailStyle.heading }, say.subject),
      h(Text, { style: mailStyle.text }, say.hello(firstName)),
      h(Text, { style: mailStyle.text }, say.text),
      h(Button, { href: url, style: button }, say.button),
      h(Text, { style: { ...mailStyle.dim, marginTop: '16px' } }, say.ignore),
    ),
  }
}
