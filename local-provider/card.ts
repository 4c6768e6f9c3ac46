/** Details of a card that may be stored. Its number is checked and dropped in `readCard`. */
export type PaidCard = {
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  name: string | null
}
export type CardField = 'number' | 'expiry' | 'cvc' | 'name'
export type CardForm = Partial<Record<CardField, string | undefined>>
export type CardAttempt = { card: PaidCard; declineCode: string | null }
export type ReadCard = { faults: CardField[] } | CardAttempt

/** Stripe's test cards that are declined. */
const declinedCards: Record<string, string> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
}
const brands: readonly [brand: string, digits: RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6/],
]

export function readCard({ number, expiry, cvc, name }: CardForm, now: Date): ReadCard {
  const digits = withoutSpaces(number)
  const owner = (name ?? '').trim()
  const until = readExpiry(expiry ?? '', now)
  const faults: CardField[] = []
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) faults.push('number')
  if (!until) faults.push('expiry')
  if (!/^\d{3,4}$/.test(withoutSpaces(cvc))) faults.push('cvc')
  if (!isName(owner)) faults.push('name')
  if (faults.length > 0 || !until) return { faults }
  return {
    card: { brand: brandOf(digits), last4: digits.slice(-4), name: owner, ...until },
    declineCode: declinedCards[digits] ?? null,
  }
}

const withoutSpaces = (typed = '') => typed.replaceAll(/[\s-]/g, '')

/** Rejects digits: a card number typed into the wrong field would be stored with the name. */
const isName = (name: string) => name !== '' && name.length <= 200 && !/(?:\d[\s-]?){9}/.test(name)

const brandOf = (digits: string) =>
  brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown'

/** A card for payments without the hosted page. */
export const testAttempt = (now: Date, outcome: 'ok' | 'declined'): CardAttempt => ({
  card: {
    brand: 'visa',
    last4: outcome === 'ok' ? '4242' : '0002',
    expiryMonth: 12,
    expiryYear: now.getFullYear() + 3,
    name: null,
  },
  declineCode: outcome === 'ok' ? null : 'generic_decline',
})

/** Kinds of cards that can be presented to a terminal. */
export const taps = ['ok', 'interac', 'declined'] as const
export type Tap = (typeof taps)[number]
export const isTap = (text: string): text is Tap => (taps as readonly string[]).includes(text)

/** A card at a terminal has no holder's name. */
export function terminalAttempt(now: Date, tap: Tap): CardAttempt {
  const { card, declineCode } = testAttempt(now, tap === 'declined' ? 'declined' : 'ok')
  return {
    card: tap === 'interac' ? { ...card, brand: 'interac', last4: '0034' } : card,
    declineCode,
  }
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Parses `08 / 29`; valid until the end of the month. */
function readExpiry(typed: string, now: Date) {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? []
  const expiryMonth = Number(month)
  const expiryYear = 2000 + Number(year)
  const isMonth = expiryMonth >= 1 && expiryMonth <= 12
  // `Date` counts months from 0, so this is the first day of the following month.
  const isOver = new Date(expiryYear, expiryMonth, 1) <= now
  return isMonth && !isOver ? { expiryMonth, expiryYear } : null
}
