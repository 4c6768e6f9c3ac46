import type { Body } from '@guichet/contract/endpoint.ts'
import { answerQuote } from '@guichet/contract/quotes/answer-quote.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import type { Quote } from '@guichet/contract/quotes/quote-view.ts'
import { answerQuoteLink } from '@guichet/contract/quotes/read-quote-link.ts'
import { createQuote } from '@guichet/contract/quotes/save-quote.ts'
import { sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aCartLine } from './orders.ts'

type Form = Body<typeof createQuote>
type Options = Partial<Form> & { quantity?: number; cents?: number; capacity?: number }

/** The form of a quote of three tickets of a slot for a school: 68.95 in all. */
export async function aQuoteForm(
  server: TestServer,
  staff: Staff,
  { quantity = 3, cents = 1999, capacity = 100, ...more }: Options = {},
) {
  const { line, ...sold } = await aCartLine(server, staff, { quantity, cents, capacity })
  const form: Form = {
    title: 'Classe de neige',
    tickets: [line],
    email: 'ecole@example.test',
    firstName: 'Aurélie',
    lastName: 'Gagné',
    language: 'fr',
    areNamesAsked: true,
    ...more,
  }
  return { form, line, ...sold }
}

export async function aQuote(server: TestServer, staff: Staff, options: Options = {}) {
  const { form, ...about } = await aQuoteForm(server, staff, options)
  const answer = await send(server, staff, createQuote, { key: newKey(), body: form })
  if (answer.status !== 200) throw new Error(`no quote: ${JSON.stringify(answer.body)}`)
  return { quote: answer.body, form, ...about }
}

export const tokenOf = ({ link }: Pick<Quote, 'link'>): string => link!.split('/').at(-1)!

export async function aSentQuote(server: TestServer, staff: Staff, options: Options = {}) {
  const { quote, ...about } = await aQuote(server, staff, options)
  const answer = await send(server, staff, sendQuote, {
    key: newKey(),
    params: { id: quote.publicId },
    body: { version: quote.version },
  })
  if (answer.status !== 200) throw new Error(`not sent: ${JSON.stringify(answer.body)}`)
  return { ...about, quote: answer.body, token: tokenOf(answer.body) }
}

export async function anAcceptedQuote(server: TestServer, staff: Staff, options: Options = {}) {
  const { quote, ...about } = await aSentQuote(server, staff, options)
  const answer = await send(server, staff, answerQuote, {
    params: { id: quote.publicId },
    body: { version: quote.version, answer: 'Accepted' },
  })
  if (answer.status !== 200) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`)
  return { ...about, quote: answer.body }
}

/** The client’s acceptance through the link, without an account. */
export const answerByLink = (
  server: TestServer,
  token: string,
  body: Omit<Body<typeof answerQuoteLink>, 'token'>,
) => send(server, null, answerQuoteLink, { body: { token, ...body } })

/** Ends the validity of a quote, or of its hold. */
export async function overtake(server: TestServer, quoteId: string): Promise<void> {
  await server.owner.query(
    `update quote set expires_at = now() - interval '1 minute' where id = $1`,
    [quoteId],
  )
  await server.owner.query(
    `update job set run_at = now() where dedupe_key like 'expire-quote:' || $1 || ':%'`,
    [quoteId],
  )
}

export const idOf = ({ publicId }: { publicId: string }) => ({ params: { id: publicId } })
/** Common requests and queries of the tests of quotes. */
export function quoteDesk(server: TestServer, staff: Staff) {
  const read = async (quote: { publicId: string }) =>
    (await send(server, staff, getQuote, idOf(quote))).body
  const takenIn = async (slotId: string) =>
    (
      await server.owner.query<{ taken: number }>('select taken from resource where id = $1', [
        slotId,
      ])
    ).rows[0]!.taken
  const convert = (quote: { publicId: string; version: number }, body: object = {}) =>
    send(server, staff, convertQuote, {
      key: newKey(),
      ...idOf(quote),
      body: { version: quote.version, method: 'cash', ...body },
    })
  return { read, takenIn, convert }
}
