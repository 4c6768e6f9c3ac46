import { kinds } from '@guichet/contract/kinds.ts'
import { mayNameWhen, type Chunk, type ChunkWord, type Lexicon } from './request-chunks.rules.ts'
import {
  groupLikeness,
  hasInGroup,
  hasMeaning,
  titleLikeness,
  type Meanings,
  type NamedOffer,
} from './request-names.rules.ts'

/** Score of an offer for the words of a chunk, in total, of its own title and of its group. */
type ScoredOffer = { offer: NamedOffer; score: number; ofTitle: number; ofGroup: number }
type Groups = ReadonlySet<string>
/** Meaning of a chunk. `groups`: the activities that its words name; null when they name none. */
export type ChunkMeaning = {
  chunk: Chunk
  best: readonly ScoredOffer[]
  groups: Groups | null
  isGroupOnly: boolean
}

type Heard = ChunkWord & { meanings: Meanings }
const withMeanings = (chunk: Chunk, { meanings }: Lexicon): Heard[] =>
  chunk.words.map((word) => ({ ...word, meanings: meanings(word.plain) }))
/** A date word counts only when a name certainly has it, with another word of that name. */
const countedIn = ({ when, plain }: Heard, much: number, beside: number) =>
  when === null || (beside > 0 && mayNameWhen(plain, much)) ? much : 0

function scoreOf(offer: NamedOffer, heard: readonly Heard[]): ScoredOffer {
  const scored: ScoredOffer = { offer, score: 0, ofTitle: 0, ofGroup: 0 }
  const datesLast = heard.toSorted(
    (word, next) => Number(word.when !== null) - Number(next.when !== null),
  )
  for (const word of datesLast) {
    const title = countedIn(word, titleLikeness(word.meanings, offer), scored.ofTitle)
    const group = countedIn(word, groupLikeness(word.meanings, offer.groupWords), scored.ofGroup)
    scored.score += Math.max(title, group)
    if (title >= group) scored.ofTitle += title
    else scored.ofGroup += group
  }
  return scored
}

const shareIn = (name: readonly string[], heard: readonly Heard[]) =>
  name.length === 0
    ? 0
    : name.filter((word) => heard.some(({ meanings }) => meanings.has(word))).length / name.length
/** Share of a name that was typed, in the better matching language. */
const coverage = (names: readonly (readonly string[])[], heard: readonly Heard[]) =>
  Math.max(0, ...names.map((name) => shareIn(name, heard)))

/** Items with the highest amount. */
function most<T>(items: readonly T[], amount: (item: T) => number): readonly T[] {
  const best = Math.max(...items.map(amount))
  return items.filter((item) => amount(item) === best)
}

/** Activities and offers that a chunk names, without the rest of the sentence. */
export function chunkMeaningOf(chunk: Chunk, lexicon: Lexicon): ChunkMeaning | null {
  const heard = withMeanings(chunk, lexicon)
  const scored = lexicon.offers.map((offer) => scoreOf(offer, heard))
  const named = scored.filter(({ ofTitle }) => ofTitle > 0)
  const best = named.length > 0 ? most(named, ({ score }) => score) : []
  const grouped = scored.filter(
    ({ offer }) => offer.groupId !== null && groupOnly(offer, heard) > 0,
  )
  const inGroups =
    grouped.length > 0
      ? whole(
          most(grouped, ({ offer }) => groupOnly(offer, heard)),
          heard,
        )
      : []
  if (best.length === 0 && inGroups.length === 0) return null
  const isGroupOnly =
    inGroups.length > 0 &&
    groupOnly(inGroups[0]!.offer, heard) >= (best[0]?.score ?? 0) &&
    !best.some(({ offer }) => coverage(offer.titles, heard) === 1)
  if (isGroupOnly) return { chunk, best: inGroups, groups: groupsOf(inGroups), isGroupOnly }
  const hasGroup = best.some(({ ofGroup }) => ofGroup > 0)
  const kept = hasGroup ? whole(best, heard) : best
  return { chunk, best: kept, groups: hasGroup ? groupsOf(kept) : null, isGroupOnly }
}

const groupOnly = ({ groupWords }: NamedOffer, heard: readonly Heard[]) =>
  heard.reduce(
    (sum, word) => sum + countedIn(word, groupLikeness(word.meanings, groupWords), sum),
    0,
  )
const groupsOf = (scored: readonly ScoredOffer[]) =>
  new Set(scored.flatMap(({ offer }) => offer.groupId ?? []))
/** A fully matched name comes before a longer one that matches in part. */
function whole(scored: readonly ScoredOffer[], heard: readonly Heard[]): readonly ScoredOffer[] {
  const found = scored.filter(({ offer }) => coverage(offer.groups, heard) === 1)
  return found.length > 0 ? found : scored
}

type Around = { groups: Groups | null; preferredGroupId: string | null; lexicon: Lexicon }
/** Offers that a chunk means; several when readings are equally good. */
export function chosenOf(
  { chunk, best, groups, isGroupOnly }: ChunkMeaning,
  around: Around,
): NamedOffer[] {
  const heard = withMeanings(chunk, around.lexicon)
  const onSale = most(best, ({ offer }) => Number(offer.isOnSale))
  const near = most(onSale, ({ offer }) => -distanceOf(offer, around, groups !== null))
  if (isGroupOnly || !isOneMeaning(near, heard)) return ofFirstKind(near)
  return ofFirstKind(most(near, ({ offer }) => coverage(offer.titles, heard)))
}
const ofFirstKind = (scored: readonly ScoredOffer[]) =>
  offersOf(most(scored, ({ offer }) => -kinds.indexOf(offer.kind)))
const offersOf = (scored: readonly ScoredOffer[]) => scored.map(({ offer }) => offer)

/**
 * Distance of an offer from the activities of the sentence, then from the activity open on the
 * screen.
 */
function distanceOf({ groupId, place }: NamedOffer, around: Around, isNamed: boolean): number {
  const { groups, preferredGroupId, lexicon } = around
  const isPreferred = groupId !== null && groupId === preferredGroupId
  if (groupId !== null && groups?.has(groupId)) return isPreferred ? 0 : 1
  if (isPreferred) return 2
  if (isNamed) return 3
  const first =
    groupId === null ? -1 : lexicon.offers.findIndex((offer) => offer.groupId === groupId)
  return 3 + (first === -1 ? lexicon.offers.length : Math.min(first, place))
}

/** Whether each word has one meaning in all offers: "a" could be adults or elders ("aînés"). */
const isOneMeaning = (scored: readonly ScoredOffer[], heard: readonly Heard[]): boolean =>
  heard.every(({ meanings }) => {
    const has = (meaning: readonly [string, number], { offer }: ScoredOffer) =>
      hasMeaning(meaning, offer) || hasInGroup(meaning, offer.groupWords)
    const understood = [...meanings].filter((meaning) => scored.some((each) => has(meaning, each)))
    const best = Math.max(0, ...understood.map(([, much]) => much))
    return (
      understood.length === 0 ||
      understood.some(
        (meaning) => meaning[1] === best && scored.every((each) => has(meaning, each)),
      )
    )
  })

const likenessTo = (meanings: Meanings, offer: NamedOffer) =>
  Math.max(titleLikeness(meanings, offer), groupLikeness(meanings, offer.groupWords))
/** Words of a chunk that none of its offers has. */
export const unclearIn = (
  chunk: Chunk,
  offers: readonly NamedOffer[],
  lexicon: Lexicon,
): string[] =>
  withMeanings(chunk, lexicon).flatMap(({ text, when, meanings }) =>
    when !== null || offers.some((offer) => likenessTo(meanings, offer) > 0) ? [] : [text],
  )

/** Marks date words that belong to the name of an offer, so that they are not read as dates. */
export function markNames(chunk: Chunk, offers: readonly NamedOffer[], lexicon: Lexicon): void {
  const heard = withMeanings(chunk, lexicon)
  for (const word of heard)
    if (word.when && offers.every((offer) => isInName(word, offer, heard))) word.when.isName = true
}
function isInName(word: Heard, offer: NamedOffer, heard: readonly Heard[]): boolean {
  const { score } = scoreOf(offer, heard)
  return (
    score >
    scoreOf(
      offer,
      heard.filter((other) => other !== word),
    ).score
  )
}
