import { Button, Heading, Text } from '@react-email/components'
import { createElement as h, Fragment } from 'react'
import type { Language } from '@guichet/contract/rules.words.ts'
import { mailStyle, type Business, type EmailContent } from '../mail/public.ts'
import { button } from './draw-set-password.ts'
import { sessionEndedWords } from './session-ended-email.words.ts'

export type SessionEnded = { language: Language; business: Business; firstName: string; helpUrl: string }

export function drawSessionEnded({ language, business, firstName, helpUrl }: SessionEnded): EmailContent {
  const say = sessionEndedWords[language]
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
      h(Text, { style: mailStyle.text }, say.next),
      h(Button, { href: helpUrl, style: button }, say.button),
    ),
  }
}
