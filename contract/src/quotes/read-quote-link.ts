import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Choice, HexColour, Integer, Text } from '../primitives.ts'
import { declineLimit, QuoteAnswers, quoteFacts, QuoteNames } from './quote-view.ts'

/**
 * Calls of a client who reads a quote by link, without an account. The token is in the path of the
 * client's page, which sends no referrer, and in the body of these calls.
 */
const token = Text(400)
const at = { service: 'order', access: 'public', byLink: true, effect: 'outside' } as const
const problems = ['NotFound', 'TooManyTries'] as const
/** Version that the page shows; another version is refused, so that the client reads it first. */
const version = Integer(1, 2_147_483_647)

export const QuoteLink = z.strictObject({
  business: z.strictObject({
    name: Bilingual,
    colour: HexColour,
    contact: z.array(z.string()),
    timeZone: z.string(),
  }),
  firstName: z.string(),
  /** True while the business revises the quote: its content is not final. */
  isRevised: z.boolean(),
  /** Null while it is revised. */
  quote: z.strictObject(quoteFacts).nullable(),
})
export type QuoteLink = z.output<typeof QuoteLink>

export const readQuoteLink = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/quote/link',
  summary: 'Get the quote of a link, as its client reads it',
  body: z.strictObject({ token }),
  reply: QuoteLink,
  problems,
})
export const answerQuoteLink = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/quote/link/answer',
  summary:
    'Accept or decline a quote as its client, in the version that was read; repeating the answer changes nothing',
  body: z.strictObject({
    token,
    version,
    answer: Choice(['Accepted', 'Declined']),
    reason: Text(declineLimit).trim().optional(),
  }),
  reply: QuoteLink,
  problems: [
    ...problems,
    'QuoteNotOpen',
    'StaleVersion',
    'NotOnSale',
    'NotEnoughInventory',
    'QuoteOutdated',
  ],
})
export const saveQuoteNames = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/quote/link/names',
  summary:
    'Save names of ticket holders and changed answers as the client; names and answers that are not sent stay',
  body: z.strictObject({
    token,
    names: QuoteNames,
    /** Answers to questions; an empty answer is deleted, others that are not listed stay. */
    answers: QuoteAnswers.optional(),
  }),
  reply: QuoteLink,
  problems: [...problems, 'QuoteNotOpen'],
})
export const extractQuoteLink = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/quote/link/paper',
  summary: 'Download the quote of a link as a PDF in both languages',
  body: z.strictObject({ token }),
  produces: 'application/pdf',
  reply: z.unknown(),
  problems: [...problems, 'QuoteNotOpen', 'Unavailable'],
})
