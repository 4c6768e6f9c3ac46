import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { expect, test } from 'vitest'
import { settled, useConnectedBusiness, useStripeServer } from '../factories/local-stripe.ts'
import { violations } from '../invariants/violations.ts'
import { newKey, send } from '../test-server.ts'
import { orderStates, type OrderState } from './order-states.ts'
import { phrases, type Phrase } from './phrases.ts'
import { readEmails, type ReadEmail } from './read-documents.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)

type Says = readonly Phrase[]
type Email = { kind: string; says: Says; tickets?: Says; invoice?: Says; creditNote?: Says }

const asSold: Email = {
  kind: 'order-confirmation',
  says: ['confirmed', 'showCodes', 'ticketType', 'soldTime'],
  tickets: ['ticketType', 'soldTime', 'showThisCode'],
  invoice: ['twoTicketsOf', 'soldTime'],
}
const resent = ({ says, tickets = [], invoice = [] }: Omit<Email, 'kind'>): Email => ({
  kind: 'order-confirmation',
  says: ['ticketType', ...says],
  tickets: ['ticketType', ...tickets],
  invoice: ['ticketType', 'paid', ...invoice],
})

/** The email about a refund or a cancellation, with its credit note. */
const credited = (kind: string, sentence: Phrase, pieces: Phrase): Email => ({
  kind,
  says: [sentence, pieces, 'soldTime', 'creditNote'],
  creditNote: [pieces, 'soldTime', 'creditNote'],
})

const linkToPay: Email = {
  kind: 'payment-link',
  says: ['leftToPay', 'spotsAreHeld', 'twoTicketsOf', 'soldTime'],
}
const onlyLink = {
  emails: [linkToPay],
  never: ['confirmed', 'showCodes', 'paid'],
  isResent: false,
} as const satisfies { emails: Email[]; never: Says; isResent: false }

/**
 * Emails that a buyer gets in each state of an order, oldest first; the last one is sent again by a
 * clerk. `never` must not occur in any email after the sale.
 */
const expected: Record<OrderState, { emails: Email[]; never?: Says; isResent?: false }> = {
  sold: { emails: [asSold, asSold] },
  partRefunded: {
    emails: [
      asSold,
      credited('refund', 'weRefundedHalf', 'oneTicketOf'),
      resent({
        says: ['asItIsNow', 'showCodes', 'oneCancelled', 'refundedHalf', 'soldTime'],
        tickets: ['soldTime', 'showThisCode'],
        invoice: ['oneCancelled', 'refundedHalf', 'soldTime'],
      }),
    ],
    never: ['confirmed'],
  },
  exchanged: {
    emails: [
      asSold,
      resent({
        says: ['asItIsNow', 'showCodes', 'exchangedFor', 'supplement', 'totalWithSupplement'],
        tickets: ['soldTime', 'showThisCode'],
        invoice: ['exchangedFor', 'supplement', 'totalWithSupplement'],
      }),
    ],
    never: ['confirmed'],
  },
  lostDay: {
    emails: [
      asSold,
      { kind: 'rescheduling', says: ['visitLost', 'twoTicketsOf', 'soldTime'] },
      resent({
        says: ['asItIsNow', 'chooseDates', 'toBeChosen'],
        tickets: ['toBeChosen', 'notAcceptedYet'],
        invoice: ['toBeChosen'],
      }),
    ],
    never: ['confirmed', 'showCodes', 'showThisCode'],
  },
  refundAsked: {
    emails: [
      asSold,
      { kind: 'rescheduling', says: ['visitLost', 'twoTicketsOf', 'soldTime'] },
      resent({
        says: ['asItIsNow', 'chooseDates', 'toBeChosen'],
        tickets: ['toBeChosen', 'notAcceptedYet'],
        invoice: ['toBeChosen'],
      }),
    ],
    never: ['confirmed', 'showCodes', 'showThisCode'],
  },
  lostAndRefunded: {
    emails: [
      asSold,
      { kind: 'rescheduling', says: ['visitLost', 'twoTicketsOf', 'soldTime'] },
      {
        kind: 'refund',
        says: ['weRefundedAll', 'twoTicketsOf', 'creditNote'],
        creditNote: ['twoTicketsOf', 'creditNote'],
      },
    ],
    never: ['confirmed', 'showCodes'],
    isResent: false,
  },
  movedAndRefunded: {
    emails: [
      asSold,
      { kind: 'rescheduling', says: ['visitLost', 'twoTicketsOf', 'soldTime'] },
      {
        kind: 'new-time',
        says: ['newTickets', 'ticketType', 'chosenTime'],
        tickets: ['ticketType', 'chosenTime', 'showThisCode'],
      },
      {
        kind: 'refund',
        says: ['weRefundedAll', 'twoTicketsOf', 'chosenTime', 'creditNote'],
        creditNote: ['twoTicketsOf', 'chosenTime', 'creditNote'],
      },
    ],
    isResent: false,
  },
  rescheduled: {
    emails: [
      asSold,
      { kind: 'rescheduling', says: ['visitLost', 'twoTicketsOf', 'soldTime'] },
      {
        kind: 'new-time',
        says: ['newTickets', 'ticketType', 'chosenTime'],
        tickets: ['ticketType', 'chosenTime', 'showThisCode'],
      },
      resent({
        says: ['confirmed', 'showCodes', 'chosenTime'],
        tickets: ['chosenTime', 'showThisCode'],
        invoice: ['chosenTime'],
      }),
    ],
    never: ['toBeChosen', 'chooseDates'],
  },
  blocked: {
    emails: [
      asSold,
      resent({
        says: ['asItIsNow', 'showCodes', 'blocked', 'soldTime'],
        tickets: ['blocked', 'showThisCode', 'soldTime'],
        invoice: ['soldTime'],
      }),
    ],
    never: ['confirmed'],
  },
  cancelled: {
    emails: [asSold, credited('cancellation', 'wereCancelled', 'twoTicketsOf')],
    never: ['confirmed', 'showCodes', 'paid'],
    isResent: false,
  },
  unpaid: onlyLink,
  refused: onlyLink,
  withdrawn: onlyLink,
  paidByLink: { emails: [linkToPay, asSold, asSold] },
  refundedToCard: {
    emails: [linkToPay, asSold, credited('refund', 'weRefundedAll', 'twoTicketsOf')],
    isResent: false,
  },
  refunded: {
    emails: [asSold, credited('refund', 'weRefundedAll', 'twoTicketsOf')],
    never: ['confirmed', 'showCodes'],
    isResent: false,
  },
}

/** Words of one language that must not occur in an email or PDF in the other. */
const foreign = {
  fr: /\b(order|ticket|tickets|cancelled|refunded|invoice|subtotal|cash)\b/i,
  en: /\b(commande|billets?|annulée?s?|remboursée?|facture|sous-total|comptant)\b/i,
} satisfies Record<Language, RegExp>

const fileNames = {
  tickets: { fr: 'billets-', en: 'tickets-' },
  invoice: { fr: 'facture-', en: 'invoice-' },
  creditNote: { fr: 'note-de-credit-', en: 'credit-note-' },
}
const papers = ['tickets', 'invoice', 'creditNote'] as const
const missing = (text: string, says: Says, language: Language) =>
  says.map((phrase) => phrases[phrase][language]).filter((phrase) => !text.includes(phrase))

/** Phrases missing from the email or from one of its PDFs, and missing or unexpected PDFs. */
function faultsOf(email: ReadEmail, wanted: Email, language: Language): string[] {
  const files = Object.entries(email.files)
  return [
    ...(email.kind === wanted.kind ? [] : [`${email.kind} instead of ${wanted.kind}`]),
    ...missing(email.text, wanted.says, language),
    ...papers.flatMap((paper) => {
      const file = files.find(([name]) => name.startsWith(fileNames[paper][language]))
      const says = wanted[paper]
      if (!file || !says) return !file === !says ? [] : [`${paper}: ${file?.[0] ?? 'missing'}`]
      return missing(file[1], says, language).map((phrase) => `${file[0]}: ${phrase}`)
    }),
    ...[email.text, ...files.map(([, text]) => text)].flatMap(
      (text) => foreign[language].exec(text)?.[0] ?? [],
    ),
  ]
}

const states = Object.keys(orderStates) as OrderState[]
const rows = states.flatMap((state) =>
  (['fr', 'en'] as const).map((language) => ({ state, language })),
)

test.each(rows)(
  'an order that is $state has the right emails and PDFs in $language',
  async (row) => {
    const { state, language } = row
    const { emails: wanted, never = [], isResent = true } = expected[state]
    const { orderId } = await orderStates[state](server, staff, language)
    await settled(server)
    const { status } = await send(server, staff, resendOrder, {
      body: { orderPublicId: orderId },
      key: newKey(),
    })
    expect(status).toBe(isResent ? 200 : 409)
    await settled(server)
    const emails = await readEmails(server, staff.tenantId, orderId)
    expect(emails.map(({ kind }) => kind)).toEqual(wanted.map(({ kind }) => kind))
    expect(emails.map((email, i) => faultsOf(email, wanted[i]!, language))).toEqual(
      emails.map(() => []),
    )
    const later = emails
      .slice(emails[0]!.kind === 'order-confirmation' ? 1 : 0)
      .flatMap(({ text, files }) => [text, ...Object.values(files)])
    expect(
      never.filter((phrase) => missing(later.join(' '), [phrase], language).length === 0),
    ).toEqual([])
    expect(await violations(server.owner)).toEqual([])
  },
)
