import {
  chosenOf,
  markNames,
  chunkMeaningOf,
  unclearIn,
  type ChunkMeaning,
} from './choose-offers.rules.ts'
import { chunksOf, lexiconOf, type Clause } from './request-chunks.rules.ts'
import { nameOffers, type NamedOffer, type Offer } from './request-names.rules.ts'
import type { RequestedTime, TimeRange } from './request-phrases.rules.ts'

/**
 * A requested item: one offer, or several when it is ambiguous. `words` is the text it was read
 * from.
 */
export type ReadLine = {
  productIds: string[]
  quantity: number
  words: string
  date: string | null
  time: TimeRange | null
}
/** Lines that were understood, and the words that were not. */
export type Reading = { lines: ReadLine[]; unclear: string[] }

export type Question = {
  offers: readonly Offer[]
  /** Local date of the business. */
  today: string
  /** Activity that is open on the screen. */
  preferredGroupId?: string | null
}

/**
 * Reads a sentence of the counter as lines of a cart: "3 adultes ski demain", "2ad1enf". It uses
 * rules only, so the same sentence always has the same reading.
 */
export function readRequest(
  sentence: string,
  { offers, today, preferredGroupId = null }: Question,
): Reading {
  const lexicon = lexiconOf(nameOffers(offers))
  const { chunks, clauses, unclear } = chunksOf(sentence, lexicon, today)
  const meant = chunks.map((chunk) => ({ chunk, meant: chunkMeaningOf(chunk, lexicon) }))
  const understood = meant.flatMap(({ meant: found }) => found ?? [])
  const wanted = requestedItems(understood)
  const chosen = wanted.map((item) => {
    const groups = groupsAround(item, understood)
    return { item, offers: chosenOf(item, { groups, preferredGroupId, lexicon }) }
  })
  for (const item of understood) markNames(item.chunk, offersFor(item, chosen), lexicon)
  const lines = chosen.map(({ item, offers: few }) => lineOf(item, few, clauses))
  return {
    lines: mergedLines(lines),
    unclear: [
      ...unclear,
      ...meant.flatMap(({ chunk, meant: found }) =>
        unclearIn(chunk, found ? offersFor(found, chosen) : [], lexicon),
      ),
    ],
  }
}

/**
 * A chunk that only names an activity gives context to the others, unless it is alone or has a
 * count.
 */
function requestedItems(understood: readonly ChunkMeaning[]): readonly ChunkMeaning[] {
  const named = understood.filter(({ isGroupOnly, chunk }) => !isGroupOnly || chunk.count !== null)
  return named.length > 0 ? named : understood.slice(0, 1)
}

/** Activities of a chunk: its own, otherwise the last ones named before, otherwise the next. */
function groupsAround(
  item: ChunkMeaning,
  understood: readonly ChunkMeaning[],
): ChunkMeaning['groups'] {
  const place = understood.indexOf(item)
  return (
    item.groups ??
    understood.slice(0, place).findLast(({ groups }) => groups)?.groups ??
    understood.slice(place).find(({ groups }) => groups)?.groups ??
    null
  )
}

function lineOf(
  { chunk }: ChunkMeaning,
  offers: readonly NamedOffer[],
  clauses: readonly Clause[],
): ReadLine {
  const { date, time } = requestedTimes(chunk.clause, clauses)
  return {
    productIds: offers.map(({ productId }) => productId),
    quantity: chunk.count ?? 1,
    words: chunk.words.flatMap(({ text, when }) => (when === null ? [text] : [])).join(' '),
    date: date ?? null,
    time: time ?? null,
  }
}

const timesIn = ({ whens }: Clause): RequestedTime =>
  Object.assign({}, ...whens.flatMap(({ wanted, isName }) => (isName ? [] : [wanted])))
/**
 * Date and time of a clause; missing parts come from the clauses before it, then from those after
 * it.
 */
function requestedTimes(clause: Clause, clauses: readonly Clause[]): RequestedTime {
  const own = timesIn(clause)
  if (own.date) return own
  const place = clauses.indexOf(clause)
  const others = [...clauses.slice(0, place).toReversed(), ...clauses.slice(place + 1)].map(timesIn)
  const dated = others.find(({ date }) => date)
  if (own.time) return { ...(dated?.date && { date: dated.date }), time: own.time }
  return dated ?? others.find(({ time }) => time) ?? {}
}

/** Merges lines with the same item and time. */
function mergedLines(lines: readonly ReadLine[]): ReadLine[] {
  const same = Map.groupBy(lines, ({ productIds, date, time }) =>
    [...productIds, date, time?.at, time?.until].join(),
  )
  return [...same.values()].map((all) => ({
    ...all[0]!,
    quantity: all.reduce((sum, { quantity }) => sum + quantity, 0),
    words: [...new Set(all.map(({ words }) => words))].join(' '),
  }))
}

type ItemOffers = readonly { item: ChunkMeaning; offers: readonly NamedOffer[] }[]
/** Offers of a chunk; all offers of the activity when it names only an activity. */
const offersFor = (item: ChunkMeaning, chosen: ItemOffers): readonly NamedOffer[] =>
  chosen.find((each) => each.item === item)?.offers ?? item.best.map(({ offer }) => offer)
