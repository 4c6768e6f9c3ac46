import { unaccented } from '@guichet/contract/fold.ts'
import type { Place } from '../domain/go-to.tsx'
import { pageWordMessages } from './page-words.messages.ts'

type Messages = (typeof pageWordMessages)['fr']
type Topic = keyof Messages['words']
type PartName = keyof Messages['parts']
/** `page` is the screen whose access opens the place, and whose name it bears. */
export type PlaceByWords = Place & { topic: Topic; page: string; part?: PartName }

const payments = { page: '/payment-taxes', to: '/payment-taxes' }
const configuration = '/configuration'
const whole = (topic: Topic, page: string): PlaceByWords => ({ topic, page, to: page })
const places: readonly PlaceByWords[] = [
  { ...payments, topic: 'taxes', part: 'taxes', search: { tab: 'taxes' } },
  { ...payments, topic: 'fees', part: 'fees', search: { tab: 'fees' } },
  { ...payments, topic: 'provider', part: 'provider', search: { tab: 'provider' } },
  whole('promoCodes', '/operations/promo-codes'),
  whole('staff', '/staffs'),
  whole('office', '/collaborator'),
  whole('emails', '/communication'),
  whole('settings', configuration),
  whole('keys', configuration),
  { topic: 'webhooks', page: configuration, to: '/configuration/webhooks', part: 'webhooks' },
  { topic: 'incidents', page: configuration, to: '/configuration/incidents', part: 'incidents' },
  { topic: 'audit', page: configuration, to: '/configuration/audit', part: 'audit' },
  whole('till', '/till'),
  whole('sell', '/sell'),
  whole('prices', '/pricings'),
  whole('orders', '/orders'),
  whole('timetables', '/timetables'),
  whole('rescheduling', '/rescheduling'),
  whole('products', '/products'),
  whole('forms', '/forms'),
  whole('clients', '/clients'),
  whole('reports', '/reports'),
  whole('journal', '/journal'),
  whole('quotes', '/quotes'),
  whole('account', '/account'),
]

/** Below three characters, a term begins too many words. */
const leastTyped = 3
const wordsIn = (text: string) =>
  unaccented(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Places with words of either language that begin with the typed words, without accents. */
export function placesByWords(term: string): PlaceByWords[] {
  const typed = wordsIn(term)
  if (typed.join('').length < leastTyped) return []
  const { fr, en } = pageWordMessages
  return places.filter(({ topic, part }) => {
    const names = part ? [fr.parts[part], en.parts[part]] : []
    const known = wordsIn([fr.words[topic], en.words[topic], ...names].join(' '))
    return typed.every((start) => known.some((word) => word.startsWith(start)))
  })
}
