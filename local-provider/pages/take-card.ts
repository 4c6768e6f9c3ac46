import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyReply } from 'fastify'
import { readCard, type CardAttempt, type CardForm } from '../card.ts'
import { sendPage } from './page-layout.ts'
import { noFaults, payPage, type Bill, type PayFaults } from './pay-page.ts'

/** A payment on a hosted page, and its effect. */
export type Payable = {
  language: Language
  bill: Bill
  /** Where the page redirects after the payment. */
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

/** Validates the form and pays; shows the page again with its errors. */
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
