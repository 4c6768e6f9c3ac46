import type { Reply } from '@guichet/contract/endpoint.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import type { previewSale } from '@guichet/contract/orders/sale/sell.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { LocalDate } from '@guichet/contract/primitives.ts'
import {
  ticketsOf,
  type Cart,
  type CartLine,
  type Identification,
} from '../../../domain/cart.rules.ts'

type Draft = Reply<typeof previewSale>

export type FormOfCart = Draft['forms'][number]
type Question = FormOfCart['questions'][number]
export type Holder = {
  firstName: string
  lastName: string
  birthDate: string
  picture: string | null
}
/** Holders of passes and answers to forms, by `holderKey` and `answerKey`. */
export type Details = {
  holders: Record<string, Holder>
  answers: Record<string, string | readonly number[]>
}
export const noDetails: Details = { holders: {}, answers: {} }
export const noHolder: Holder = { firstName: '', lastName: '', birthDate: '', picture: null }

export const holderKey = (line: CartLine, ordinal: number, entry: Identification): string =>
  `${line.key}.${ordinal}.${entry.publicId}`
/** `ticket` is null for a question that is asked once per order. */
export const answerKey = (
  ticket: { line: CartLine; ordinal: number } | null,
  form: FormOfCart,
  question: Question,
): string =>
  `${ticket ? `${ticket.line.key}.${ticket.ordinal}` : 'order'}.${form.publicId}.${question.publicId}`

/** Whether a cart needs holders or answers. */
export const asksDetails = (cart: Cart, forms: readonly FormOfCart[]): boolean =>
  forms.length > 0 || cart.some(({ identifications }) => identifications.length > 0)

/** A line of the cart, or a part of a package with its quantity over all packages of the line. */
type LineToFill = { line: CartLine; at: { line: number; part: number | null } }
const fillables = (cart: Cart): LineToFill[] =>
  cart.flatMap((line, i): LineToFill[] => [
    { line, at: { line: i, part: null } },
    ...(line.parts ?? []).map((part, j): LineToFill => ({
      line: {
        ...part,
        key: `${line.key}/${part.productId}`,
        activity: line.title,
        quantity: part.quantity * line.quantity,
      },
      at: { line: i, part: j },
    })),
  ])
const isAskedAt = ({ lines, parts }: Question, { line, part }: LineToFill['at']) =>
  part === null
    ? lines.includes(line)
    : parts.some((item) => item.line === line && item.part === part)

export type TicketToName = {
  line: CartLine
  ordinal: number
  asks: { form: FormOfCart; question: Question }[]
}
/** Each piece of the cart that needs holders or answers. */
export const ticketsToFill = (cart: Cart, forms: readonly FormOfCart[]): TicketToName[] =>
  fillables(cart).flatMap(({ line, at }) => {
    const asks = forms.flatMap((form) =>
      form.questions
        .filter((question) => isAskedAt(question, at))
        .map((question) => ({ form, question })),
    )
    return line.identifications.length + asks.length === 0
      ? []
      : Array.from({ length: line.quantity }, (_, ordinal) => ({ line, ordinal, asks }))
  })
export const orderQuestions = (forms: readonly FormOfCart[]) =>
  forms.flatMap((form) =>
    form.questions.filter(({ isForOrder }) => isForOrder).map((question) => ({ form, question })),
  )

const isAnswered = (answer: Details['answers'][string] | undefined) =>
  typeof answer === 'string' ? answer.trim() !== '' : (answer?.length ?? 0) > 0
/** Keys of the missing fields, in the order of the page. The server still validates the values. */
export function missingDetails(
  cart: Cart,
  forms: readonly FormOfCart[],
  details: Details,
): string[] {
  const isMissing = (key: string, question: Question) =>
    question.isMandatory && !isAnswered(details.answers[key])
  return [
    ...orderQuestions(forms).flatMap(({ form, question }) => {
      const key = answerKey(null, form, question)
      return isMissing(key, question) ? [key] : []
    }),
    ...ticketsToFill(cart, forms).flatMap(({ line, ordinal, asks }) => [
      ...line.identifications.flatMap((identification) => {
        const key = holderKey(line, ordinal, identification)
        const { firstName, lastName, birthDate } = details.holders[key] ?? noHolder
        const isDate = !birthDate || LocalDate.safeParse(birthDate).success
        const isEmpty = !firstName.trim() && !lastName.trim()
        if (identification.isOptional && isEmpty) return []
        return [
          ...(isDate ? [] : [`${key}.birthDate`]),
          ...(firstName.trim() ? [] : [`${key}.firstName`]),
          ...(lastName.trim() ? [] : [`${key}.lastName`]),
        ]
      }),
      ...asks.flatMap(({ form, question }) => {
        const key = answerKey({ line, ordinal }, form, question)
        return isMissing(key, question) ? [key] : []
      }),
    ]),
  ]
}

type SentAnswer = NonNullable<Body<typeof sell>['answers']>[number]
const sentAnswersOf = (
  details: Details,
  key: string,
  form: FormOfCart,
  question: Question,
): SentAnswer[] => {
  const answer = details.answers[key]
  if (!isAnswered(answer)) return []
  return [
    {
      formPublicId: form.publicId,
      questionPublicId: question.publicId,
      ...(typeof answer === 'string' ? { answer: answer.trim() } : { options: [...answer!] }),
    },
  ]
}

/** Tickets of the request with their holders and answers. */
export function filledTickets(
  cart: Cart,
  forms: readonly FormOfCart[],
  details: Details,
): Pick<Body<typeof sell>, 'tickets' | 'answers'> {
  const filled = ticketsToFill(cart, forms)
  const saidBy = (line: CartLine) => {
    const ofLine = filled.filter((item) => item.line.key === line.key)
    const ticketOwners = ofLine.map(({ ordinal }) =>
      line.identifications.flatMap((identification) => {
        const { firstName, lastName, birthDate, picture } =
          details.holders[holderKey(line, ordinal, identification)] ?? noHolder
        return firstName.trim() || lastName.trim()
          ? [
              {
                identificationPublicId: identification.publicId,
                firstName: firstName.trim(),
                lastName: lastName.trim(),
                ...(birthDate && { birthDate }),
                ...(picture && { picture }),
              },
            ]
          : []
      }),
    )
    const answers = ofLine.map(({ ordinal, asks }) =>
      asks.flatMap(({ form, question }) =>
        sentAnswersOf(details, answerKey({ line, ordinal }, form, question), form, question),
      ),
    )
    return {
      ...(line.identifications.length > 0 && { ticketOwners }),
      ...(answers.some((answer) => answer.length) && { answers }),
    }
  }
  const all = fillables(cart)
  const named = ticketsOf(cart).map((ticket, i) => ({
    ...ticket,
    ...saidBy(cart[i]!),
    ...(ticket.parts && {
      parts: ticket.parts.map((part, j) => ({
        ...part,
        ...saidBy(all.find(({ at }) => at.line === i && at.part === j)!.line),
      })),
    }),
  }))
  const answers = orderQuestions(forms).flatMap(({ form, question }) =>
    sentAnswersOf(details, answerKey(null, form, question), form, question),
  )
  return { tickets: named, ...(answers.length && { answers }) }
}
