import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyReply } from 'fastify'
import { readCard, type CardAttempt, type CardForm } from './card.ts'
import { sendPage } from './page-layout.ts'
import { noFaults, payPage, type Bill, type PayFaults } from './pay-page.ts'

/** What a client pays on a hosted page, and what that does. */
export type Payable = {
  language: Language
  bill: Bill
  /** Where the page leads to once it is paid. */
  successUrl: string
  pay: (attempt: CardAttempt) => 'paid' | 'declined' | 'closed'
}

export const readFormBody = (body: string | undefined): Record<string, string | undefined> =>
  Object.fromEntries(new URLSearchParams(body ?? ''))

export function showPayPage(
  reply: FastifyReply,
  { language, bill, successUrl }: Payable,
  faults: PayFaults = noFaults,
  typed: CardForm = {},
): FastifyReply {
  const page = payPage({ language, bill, typed, faults })
  return sendPage(reply.code(faults === noFaults ? 200 : 422), page, [successUrl])
}

/** What was typed is judged, and the page says what is wrong with it. */
export function takeCard(
  reply: FastifyReply,
  payable: Payable,
  body: string | undefined,
): FastifyReply {
  const form: CardForm = readFormBody(body)
  const read = readCard(form, new Date())
  if ('faults' in read)
    return showPayPage(reply, payable, { fields: read.faults, isDeclined: false }, form)
  return payable.pay(read) === 'declined'
    ? showPayPage(reply, payable, { fields: [], isDeclined: true }, form)
    : reply.redirect(payable.successUrl, 303)
}
