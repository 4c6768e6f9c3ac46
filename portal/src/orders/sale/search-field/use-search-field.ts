import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { useEverything } from '../../../domain/found/everything.queries.ts'
import { useFoundOptions } from '../../../domain/found/found-options.ts'
import type { FoundRecord } from '../../../domain/found/found.view.ts'
import type { Place } from '../../../domain/go-to.tsx'
import { termPauseMs } from '../../../kit/forms/pauses.ts'
import { useReading } from './search-field.queries.ts'
import {
  certainOf,
  isOpen,
  type Option,
  cartLineOf,
  isUnderstood,
  sectionsOf,
} from './search-field.rules.ts'

type PendingEnter = { scans: readonly string[]; isWanted: RefObject<boolean> }
/** Calls `onAnswer` once a scan or an early Enter is answered, with the certain option or null. */
function useAwaited(
  { options, isSettled, reading, settle }: ReturnType<typeof useBoxOptions>,
  { scans, isWanted }: PendingEnter,
  onAnswer: (code: string | undefined, certain: Option | null) => void,
): void {
  useEffect(() => {
    const [code] = scans
    if (code !== undefined && !isSettled) return settle()
    if (!isSettled || (code === undefined && !isWanted.current)) return
    isWanted.current = false
    onAnswer(code, certainOf(options, reading.data))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [isSettled, reading.data, scans])
}

/** State of the box: input, options and keys. */
export function useSearchField(taking: Taking) {
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState('')
  // Scans queue up, because they can be faster than the answers.
  const [scans, setScans] = useState<readonly string[]>([])
  const asked = scans[0] ?? typed
  const { forget, give, ...given } = useApplyOption(taking)
  const answer = useBoxOptions(asked, taking)
  const { options, isSettled } = answer
  const current = options.find(({ id }) => id === chosen) ?? options.find(isOpen) ?? null
  const isWanted = useRef(false)
  const unknown = useRef('')

  const type = (text: string) => {
    isWanted.current = false
    forget()
    choose('')
    setTyped(text)
  }
  const take = (option: Option) => {
    if (!isOpen(option)) return
    type('')
    give(option)
  }
  /** Keeps an unknown code in the box for completion, unless the box has other input. */
  const miss = (code: string) => {
    if (typed.trim() !== '') return taking.onMiss(code)
    unknown.current = code
    type(code)
  }
  useAwaited(answer, { scans, isWanted }, (code, certain) => {
    if (code === undefined) return certain && take(certain)
    setScans(scans.slice(1))
    if (certain) give(certain)
    else miss(code)
  })

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isSettled) {
      // Enter applies to the answer of the typed text, not to the options shown so far.
      event.preventDefault()
      answer.settle()
      isWanted.current = scans.length === 0
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      type('')
    }
  }
  /** Takes a scanned code, wherever the focus was. */
  const scan = (code: string) => {
    setTyped((was) => (was === unknown.current ? '' : was))
    setScans((was) => [...was, code])
  }
  /** Whether a scan into the box continues the typed text. */
  const goesOn = (before: string) => before.trim() !== '' && before !== unknown.current
  return { ...answer, ...given, typed, asked, type, current, choose, take, press, scan, goesOn }
}

type Taking = {
  /** `activityId`: that of the first line; null where it is of none. */
  onLines: (lines: CartLine[], activityId: string | null) => void
  onRecord: (record: FoundRecord) => void
  onList: (place: Place) => void
  /** Id of the client to put in the cart. */
  onBuyer: (clientId: string) => void
  /** Called with an unknown code if the box contains other input. */
  onMiss: (code: string) => void
  activityId: string | null
  date: string | null
  cartId: string
}

/** How long the box says what it added, in milliseconds. */
const addedMs = 4000
const nothingAdded = { cartId: '', added: 0, buyer: '' }
/** Applies an option to the sale, and remembers what was added last to the current cart. */
function useApplyOption({ onLines, onRecord, onList, onBuyer, cartId }: Taking) {
  const [last, setLast] = useState(nothingAdded)
  // It covers the tiles, so it goes by itself.
  useEffect(() => {
    if (last === nothingAdded) return
    const timer = setTimeout(() => setLast(nothingAdded), addedMs)
    return () => clearTimeout(timer)
  }, [last])
  const { added, buyer } = last.cartId === cartId ? last : nothingAdded
  return {
    added,
    buyer,
    forget: () => setLast(nothingAdded),
    give: (option: Option) => {
      if (option.kind === 'open') return onRecord(option.record)
      if (option.kind === 'all') return onList(option.place)
      const ofThis = (was: typeof nothingAdded) => (was.cartId === cartId ? was : nothingAdded)
      if (option.kind === 'sell') {
        setLast((was) => ({ ...ofThis(was), cartId, buyer: option.record.title }))
        return onBuyer(option.record.id)
      }
      const count = option.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      setLast((was) => ({ ...ofThis(was), cartId, added: ofThis(was).added + count }))
      onLines(option.lines.map(cartLineOf), option.lines[0]?.activityPublicId ?? null)
    },
  }
}

/** Kinds of records to search. */
const searchedKinds = ['client', 'order', 'ticket'] as const
const ofEach = 3

type Around = { activityId: string | null; date: string | null }
/** Parses the input first; searches only for what was not understood completely. */
function useBoxOptions(typed: string, around: Around) {
  const [term, , { flush }] = useDebouncedValue(typed, termPauseMs)
  const settled = term.trim()
  const reading = useReading({ text: settled, ...around })
  const isRead = settled !== '' && !reading.isFetching
  const isSought = isRead && !(reading.data && isUnderstood(reading.data))
  const found = useFoundRecords(isSought ? settled : '')
  const sections = settled === '' ? [] : sectionsOf(reading.data, found.sections)
  const isAnswered = settled === '' || (isRead && !found.isFetching)
  return {
    settle: flush,
    reading,
    error: reading.error && (found.isAsked ? found.error : reading.error),
    sections,
    options: sections.flatMap((section) => section.options),
    isSettled: typed.trim() === settled && isAnswered,
  }
}

/** Records that match the words; never those of earlier words, which Enter might open. */
function useFoundRecords(words: string) {
  const optionsOf = useFoundOptions('sell')
  const {
    groups = [],
    isPlaceholderData,
    isAsked,
    isFetching,
    error,
  } = useEverything(words, ofEach, searchedKinds)
  return {
    sections: (isPlaceholderData ? [] : groups).map((group) => ({
      kind: group.kind,
      options: optionsOf(group, words),
      isNamed: group.items.some(({ isExact }) => isExact),
    })),
    isAsked,
    isFetching: isAsked && isFetching,
    error,
  }
}
