import { fold } from '@guichet/contract/fold.ts'
import type { Icon } from '@tabler/icons-react'
import type { FoundGroup } from '../domain/found/everything.queries.ts'
import { useFoundOptions, type FoundOption } from '../domain/found/found-options.ts'
import { foundMessages } from '../domain/found/found.messages.ts'
import { kindIcons } from '../domain/found/kind-icons.ts'
import type { Place } from '../domain/go-to.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { useMessages } from '../kit/text/messages.ts'
import { actions } from './actions.rules.ts'
import { pageWordMessages } from './page-words.messages.ts'
import { placesByWords } from './page-words.rules.ts'
import { useRecentRecords } from './recent-records.queries.ts'
import type { RecentRecord } from './recent-records.rules.ts'
import { searchMessages } from './search.messages.ts'

export type Screen = { to: string; name: string; icon: Icon }
/** An entry of the palette: a search result, or a recent record, a page or an action. */
export type Item = {
  /** Unique key in the list. */
  value: string
  place: Place
  record?: RecentRecord
  isExact?: boolean
} & ({ option: FoundOption } | { option?: undefined; title: string; icon: Icon })
export type Section = { heading: string; items: Item[] }

const named = (name: string, term: string) => fold(name).includes(fold(term))

/** Sections of the palette: pinned and recent records without a term, results with one. */
export function useSections(term: string, screens: readonly Screen[], groups?: FoundGroup[]) {
  const messages = useMessages(searchMessages)
  const names = useMessages(foundMessages)
  const ofWords = useMessages(pageWordMessages)
  const business = useBusiness()
  const optionsOf = useFoundOptions('open')
  const { recent, pinned } = useRecentRecords()
  const pages = screens
    .filter(({ name }) => named(name, term))
    .map(({ to, name, icon }) => ({ value: `page:${to}`, title: name, icon, place: { to } }))
  const toBegin = actions
    .filter(
      ({ access, does }) =>
        mayOpen(business, access) &&
        (does !== 'newRental' || featureFlags().IsNewRentalEnabled) &&
        named(messages.does[does], term),
    )
    .map(({ does, to, icon }) => ({
      value: `do:${does}`,
      title: messages.does[does],
      icon,
      place: { to },
    }))
  const sections: Section[] = [
    { heading: messages.screens, items: pages },
    { heading: messages.actions, items: toBegin },
  ]
  if (!term)
    return used([
      { heading: messages.pinned, items: pinned.map((item) => itemOfRecent(item, 'pin')) },
      { heading: messages.recent, items: recent.map((item) => itemOfRecent(item, 'recent')) },
      sections[1]!,
      sections[0]!,
    ])
  const about = relatedTo(term, screens, ofWords).filter(
    ({ title, place }) => !pages.some((page) => page.title === title && page.place.to === place.to),
  )
  const related = { heading: ofWords.heading, items: about }
  const records = (groups ?? []).map((group): Section => {
    const kind = names.kinds[group.kind]
    return {
      heading: group.outcome === 'similar' ? names.similar(kind) : kind,
      items: optionsOf(group, term).map(itemOf),
    }
  })
  const isNamed = records[0]?.items[0]?.isExact === true
  if (isNamed) return used([...records, ...sections, related])
  // Pages that the words describe are closer than records that only resemble the words.
  const isSimilar = groups?.some(({ outcome }) => outcome === 'similar')
  return used([...sections, ...(isSimilar ? [related, ...records] : [...records, related])])
}

/** Pages, and parts of pages, that other words than their name describe. */
const relatedTo = (
  term: string,
  screens: readonly Screen[],
  messages: (typeof pageWordMessages)['fr'],
) =>
  placesByWords(term).flatMap(({ topic, page, part, ...place }) => {
    const screen = screens.find(({ to }) => to === page)
    if (!screen) return []
    const title = part ? `${screen.name} · ${messages.parts[part]}` : screen.name
    return [{ value: `about:${topic}`, title, icon: screen.icon, place }]
  })

const used = (sections: Section[]) => sections.filter(({ items }) => items.length > 0)

const itemOfRecent = (record: RecentRecord, from: string): Item => ({
  value: `${from}:${record.kind}:${record.id}`,
  title: record.title,
  icon: kindIcons[record.kind],
  place: record,
  record,
})

function itemOf(option: FoundOption): Item {
  const { kind, id: value } = option
  if (kind === 'all') return { value, option, place: option.place }
  const { id, title, to, search, isExact, sale } = option.record
  if (kind === 'sell')
    return { value, option, place: { to: '/sell', ...(sale && { search: sale }) } }
  const record = { kind: option.record.kind, id, title, to, ...(search && { search }) }
  return { value, option, place: record, record, isExact }
}
