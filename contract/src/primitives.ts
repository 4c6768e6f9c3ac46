import { z } from 'zod'
import { holdsCardNumber } from './card-number.ts'
import { toCents } from './money.ts'
import { alsoAs, printedAs } from './printed-schema.ts'

/**
 * The named rules of the specification (1, section 5), one primitive each. A message is `rule` or
 * `rule:limit`; rules.messages.ts has its text in both languages, so that forms and the server
 * report a fault in the same words.
 */
const zeroId = '00000000-0000-0000-0000-000000000000'
/** An identifier in lower case; the all-zero id is refused. */
export const Id = printedAs(
  z
    .guid('id')
    .refine((id) => id !== zeroId, 'id')
    .transform((id) => id.toLowerCase()),
  {
    type: 'string',
    format: 'uuid',
    pattern: `^(?!${zeroId}$)[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$`,
  },
)
/** The business of the call: must be the session's own, else 404. */
export const TenantId = Id.meta({ names: 'tenant' })
/** The acting person: must be the session's own, else 400 ForgedActor. */
export const ActorId = Id.meta({ names: 'actor' })

// PostgreSQL cannot store NUL and UTF-8 cannot encode a lone surrogate: no text may contain either.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()
const storablePattern = '[^\\u0000]'
const text = (max: number, pattern = `^${storablePattern}*$`) => ({
  type: 'string',
  maxLength: max,
  pattern,
})
// A required text must have a character that is not white space.
const visible = '[^\\s\\u0000-\\u001f\\u007f-\\u00a0\\ufeff]'
// Length is counted in code points, as in JSON Schema: an emoji counts as one.
const isAtMost = (max: number) => (given: string) => given.length <= max || [...given].length <= max
// A text without card numbers cannot leak one. Source: docs/decisions.md 2.
export const hasNoCard = (given: string) => !holdsCardNumber(given)
export const Text = (max: number) =>
  printedAs(
    z
      .string('type')
      .refine(isAtMost(max), `maxLength:${max}`)
      .refine(storable, 'invalid')
      .refine(hasNoCard, 'cardNumber'),
    text(max),
  )
export const Required = (max: number) =>
  printedAs(
    Text(max).trim().min(1, 'required'),
    text(max, `^${storablePattern}*${visible}${storablePattern}*$`),
  )
/** Maximum length of the reason of a rescheduling in characters; its clients read it. */
export const reasonLimit = 1500
export const MinLength = (min: number, max: number) =>
  printedAs(Text(max).min(min, `minLength:${min}`), { ...text(max), minLength: min })
export const NoWhitespace = (max: number) =>
  printedAs(
    Text(max)
      .min(1, 'required')
      .regex(new RegExp(`^${visible}*$`), 'noWhitespace'),
    text(max, `^${visible}+$`),
  )
export const Integer = (min: number, max: number) =>
  printedAs(
    z
      .number('number')
      .refine(Number.isInteger, 'integer')
      .min(min, `minValue:${min}`)
      .max(max, `maxValue:${max}`),
    { type: 'integer', minimum: min, maximum: max },
  )
/** An integer in a query, where all values are text. */
export const QueryInteger = (min: number, max: number) =>
  printedAs(
    z
      .string('type')
      .regex(/^\d{1,9}$/, 'integer')
      .transform(Number)
      .pipe(Integer(min, max)),
    { type: 'integer', minimum: min, maximum: max },
  )
/** A number above 0 and at most 10 000. */
export const Between = z.number('number').gt(0, 'between').max(10_000, 'between')
export const NumberWithoutComma = z
  .string('type')
  .regex(/^[^,]*$/, 'noComma')
  .regex(/^-?\d+(\.\d+)?$/, 'number')
export const EmailUpTo = (max: number) =>
  printedAs(
    Text(max).trim().toLowerCase().pipe(z.email('email')),
    text(max, z.regexes.email.source),
  )
export const Email = EmailUpTo(100)
/** Optional country code, then 3-3-4 digits with the usual separators. */
const phone = /^(\+?[0-9]{1,3}[ .-]?)?\(?[0-9]{3}\)?[ .-]?[0-9]{3}[ .-]?[0-9]{4}$/
export const Phone = printedAs(Text(20).trim().regex(phone, 'phone'), text(20, phone.source))
const webAddress =
  /^https?:\/\/[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*(:[0-9]{1,4})?([/?#][!-~]*)?$/
export const Url = printedAs(
  Text(200).pipe(z.url({ protocol: /^https?$/, error: 'url' })),
  text(200, webAddress.source),
)
export const HexColour = z
  .string('type')
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, 'hexColour')
export const Choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, 'choice')
export const NotEmpty = <S extends z.ZodType>(item: S, max = 1000, rule = 'notEmpty') =>
  z.array(item, 'type').min(1, rule).max(max, `maxItems:${max}`)
/**
 * Returns the key that distinguishes the records of a save: the id, or the record itself when it
 * has none because it is new.
 */
export const idOrItself = (entry: unknown) => (entry as { publicId?: string }).publicId ?? entry
/** A list without duplicates; entries with the same `keyOf` are duplicates. */
export const Unique = <S extends z.ZodArray>(
  list: S,
  keyOf: (item: unknown) => unknown = (item) => item,
) =>
  alsoAs(
    list.refine((items) => new Set(items.map(keyOf)).size === items.length, 'unique'),
    { uniqueItems: true },
  )

// Limits of dates: outside them neither adding a day nor PostgreSQL's date type is reliable.
const beyond = { request: '2900', reply: '3000' }
let end = beyond.request
const isOfOurCenturies = (date: string) => date >= '1800' && date < end
/**
 * Parses a reply; its dates may be later than a request allows, because end dates are derived from
 * the request's dates.
 */
export function parseReply<S extends z.ZodType>(schema: S, reply: unknown): z.output<S> {
  end = beyond.reply
  try {
    return schema.parse(reply)
  } finally {
    end = beyond.request
  }
}
const printedDate = '(1[89]|2[0-8])[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
export const LocalDate = printedAs(z.iso.date('date').refine(isOfOurCenturies, 'date'), {
  type: 'string',
  format: 'date',
  pattern: `^${printedDate}$`,
})
/** Time of day as HH:mm. */
export const WallTime = z.string('type').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')
/** `[d.]hh:mm:ss` in a single spelling: the days are calendar days, the rest is elapsed time. */
export const Duration = z
  .string('type')
  .regex(/^([1-9]\d{0,2}\.)?([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'duration')
/** An instant in UTC, normalized to milliseconds, as `2026-11-21T05:10:00.000Z`. */
export const Instant = printedAs(
  z.iso
    .datetime({ error: 'instant' })
    .refine(isOfOurCenturies, 'instant')
    .transform((instant) => new Date(instant).toISOString()),
  {
    type: 'string',
    format: 'date-time',
    pattern: `^${printedDate}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$`,
  },
)
/**
 * A date that is not before today.
 *
 * @param today Returns the business day.
 */
export const nonPast = (today: () => string) =>
  LocalDate.refine((date) => date >= today(), 'nonPastPeriod')

/** Dollars in a reply, computed from cents. */
export const Dollars = z.number()
/** Returns the name of the price rule that the cents break; null when valid. */
function priceFault(cents: number | null, minCents: number, maxCents: number): string | null {
  if (cents === null) return 'priceFormat'
  if (cents < minCents) return minCents > 0 ? 'minPrice' : 'negativePrice'
  return cents > maxCents ? `maxPrice:${maxCents / 100}` : null
}
/** Dollars in a request, as text or number with at most two decimals; parsed to integer cents. */
export const Price = (minCents: number, maxCents: number) =>
  printedAs(
    z.union([z.string(), z.number()], 'type').transform((dollars, ctx) => {
      const cents = toCents(dollars)
      const message = priceFault(cents, minCents, maxCents)
      if (message) ctx.addIssue({ code: 'custom', message, input: dollars })
      return message || cents === null ? z.NEVER : cents
    }),
    {
      anyOf: [
        { type: 'number', minimum: minCents / 100, maximum: maxCents / 100, multipleOf: 0.01 },
        {
          type: 'string',
          pattern: `^${minCents > 0 ? '(?!0*([.,]0{1,2})?$)' : ''}[0-9]{1,${String(maxCents / 100).length - 1}}([.,][0-9]{1,2})?$`,
        },
      ],
    },
  )
export const Bilingual = z.strictObject({ fr: z.string(), en: z.string() })
export type Bilingual = z.output<typeof Bilingual>
export const LanguageCode = Choice(['fr', 'en'])
export const Nothing = z.strictObject({})

/** A page of a list; `totalIsCapped` is true when counting stopped at `total`. */
export const PageOf = <S extends z.ZodType>(item: S) =>
  z.strictObject({ items: z.array(item), total: z.int(), totalIsCapped: z.boolean() })
/**
 * A date with availability.
 *
 * @param isOpen Returns true for available days.
 */
export const availableOn = (isOpen: (date: string) => boolean) =>
  LocalDate.refine(isOpen, 'hasAvailability')

/** A text in both languages, each required. */
export const BilingualText = (max: number) =>
  z.strictObject({ fr: Required(max), en: Required(max) })
/** Texts per language, as `{ fr: { name }, en: { name } }`. */
export const PerLanguage = <S extends z.ZodType>(texts: S) =>
  z.strictObject({ fr: texts, en: texts })
/**
 * Version that the save is based on; another stored version means a concurrent save (409
 * StaleVersion). A save without a version overwrites; the audit line records that.
 */
export const Version = Integer(1, 2_147_483_647).optional()
/**
 * HTML as the editor produces it. The stored text is sanitized; the limit applies to the stored
 * text.
 */
export const RichText = (max: number) => Text(max)
/** URL of an image, as `files/1.0/image` returned it. */
export const ImageUrl = (container: 'collaborators' | 'rentals' | 'profiles') =>
  z
    .string('type')
    .regex(
      new RegExp(
        `^/api/files/1\\.0/image/${container}/[\\w-]+(/ticket-owner-picture/[\\w-]+)?\\.(jpg|png)$`,
      ),
      'invalid',
    )
/** Positions of the records of a list, renumbered from 0 without gaps. */
export const Ordering = Unique(
  NotEmpty(z.strictObject({ publicId: Id, order: Integer(0, 9999) }), 1000),
  idOrItself,
)
