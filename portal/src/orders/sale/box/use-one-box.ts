import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { useEverything } from '../../../domain/everything.queries.ts'
import { useFoundView, type FoundRecord } from '../../../domain/found.view.ts'
import { useSettledTerm } from '../../../kit/forms/settled-term.ts'
import { useReading } from './box.queries.ts'
import { cartLineOf, certainOf, isOpen, isUnderstood, optionsOf, type Option } from './box.rules.ts'

/** What a counter looks for by a name, a number or a code: the client before their orders. */
const sought = ['client', 'order', 'ticket'] as const
const ofEach = 3

type Taking = {
  onLines: (lines: CartLine[]) => void
  onRecord: (record: FoundRecord) => void
  /** The client of the cart, by their id. */
  onBuyer: (clientId: string) => void
  activityId: string | null
  date: string | null
}

/** What is typed, what it may mean, and the keys of the box. */
export function useOneBox({ onLines, onRecord, onBuyer, activityId, date }: Taking) {
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState('')
  const [added, setAdded] = useState(0)
  const [buyer, setBuyer] = useState('')
  const answer = useAnswer(typed, { activityId, date })
  const { options, isSettled, reading } = answer
  const current = options.find(({ id }) => id === chosen) ?? options.find(isOpen) ?? null

  const type = (text: string) => {
    isWanted.current = false
    setAdded(0)
    setBuyer('')
    choose('')
    setTyped(text)
  }
  const take = (option: Option) => {
    if (!isOpen(option)) return
    type('')
    if (option.kind === 'record') return onRecord(option.record)
    if (option.kind === 'buyer') {
      setBuyer(option.record.title)
      return onBuyer(option.record.id)
    }
    setAdded(option.lines.reduce((sum, { quantity }) => sum + quantity, 0))
    onLines(option.lines.map(cartLineOf))
  }
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isSettled || !isWanted.current) return
    isWanted.current = false
    const certain = certainOf(options, reading.data)
    if (certain) take(certain)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [isSettled, typed])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isSettled) {
      // What was scanned or typed in haste: the answer to it counts, not what is shown.
      event.preventDefault()
      answer.settle()
      isWanted.current = true
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      type('')
    }
  }
  /** A code that was read while the focus was elsewhere. */
  const scan = (code: string) => {
    type(code)
    answer.settle(code)
    isWanted.current = true
  }
  return { ...answer, typed, type, current, choose, take, press, scan, added, buyer }
}

type Around = Pick<Taking, 'activityId' | 'date'>
/** Read by rules first; searched for only where that leaves something to be understood. */
function useAnswer(typed: string, around: Around) {
  const { settled, settle } = useSettledTerm(typed)
  const reading = useReading({ text: settled, ...around })
  const isRead = settled !== '' && !reading.isFetching
  const isSought = isRead && !(reading.data && isUnderstood(reading.data))
  const found = useFoundRecords(isSought ? settled : '')
  const isAnswered = settled === '' || (isRead && !found.isFetching)
  return {
    settle,
    reading,
    error: reading.error && (found.isAsked ? found.error : reading.error),
    options: settled === '' ? [] : optionsOf(reading.data, found.records),
    isSettled: typed.trim() === settled && isAnswered,
  }
}

/** What has the words; nothing of what earlier words found, which Enter might open. */
function useFoundRecords(words: string) {
  const view = useFoundView()
  const {
    groups = [],
    isPlaceholderData,
    isAsked,
    isFetching,
    error,
  } = useEverything(words, ofEach, sought)
  return {
    records: isPlaceholderData
      ? []
      : sought.flatMap((kind) => groups.filter((group) => group.kind === kind)).flatMap(view),
    isAsked,
    isFetching: isAsked && isFetching,
    error,
  }
}
