import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
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
  /** A code that means nothing certain, while something else is typed. */
  onMiss: (code: string) => void
  activityId: string | null
  date: string | null
  cartId: string
}

const nothingGiven = { cartId: '', added: 0, buyer: '' }
/** What options give to the sale, and what was given last to the cart that is on the screen. */
function useGiving({ onLines, onRecord, onBuyer, cartId }: Taking) {
  const [last, setLast] = useState(nothingGiven)
  const { added, buyer } = last.cartId === cartId ? last : nothingGiven
  return {
    added,
    buyer,
    forget: () => setLast(nothingGiven),
    give: (option: Option) => {
      if (option.kind === 'record') return onRecord(option.record)
      const ofThis = (was: typeof nothingGiven) => (was.cartId === cartId ? was : nothingGiven)
      if (option.kind === 'buyer') {
        setLast((was) => ({ ...ofThis(was), cartId, buyer: option.record.title }))
        return onBuyer(option.record.id)
      }
      const count = option.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      setLast((was) => ({ ...ofThis(was), cartId, added: ofThis(was).added + count }))
      onLines(option.lines.map(cartLineOf))
    },
  }
}

type Awaited = { scans: readonly string[]; isWanted: RefObject<boolean> }
/** Once an answer that was waited for is there: the code of a scan, and what it means for certain. */
function useAwaited(
  { options, isSettled, reading, settle }: ReturnType<typeof useAnswer>,
  { scans, isWanted }: Awaited,
  onAnswer: (code: string | undefined, certain: Option | null) => void,
): void {
  useEffect(() => {
    const [code] = scans
    if (code !== undefined && !isSettled) return settle(code)
    if (!isSettled || (code === undefined && !isWanted.current)) return
    isWanted.current = false
    onAnswer(code, certainOf(options, reading.data))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [isSettled, reading.data, scans])
}

/** What is typed, what it may mean, and the keys of the box. */
export function useOneBox(taking: Taking) {
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState('')
  // A hand is quicker than the answers: what was scanned meanwhile waits its turn.
  const [scans, setScans] = useState<readonly string[]>([])
  const { forget, give, ...given } = useGiving(taking)
  const asked = scans[0] ?? typed
  const answer = useAnswer(asked, taking)
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
  /** A code that means nothing certain stays in the box, unless something else is typed there. */
  const miss = (code: string) => {
    if (typed.trim() !== '') return taking.onMiss(code)
    unknown.current = code
    type(code)
    answer.settle(code)
  }
  useAwaited(answer, { scans, isWanted }, (code, certain) => {
    if (code === undefined) return certain && take(certain)
    setScans(scans.slice(1))
    if (certain) give(certain)
    else miss(code)
  })

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isSettled) {
      // What was scanned or typed in haste: the answer to it counts, not what is shown.
      event.preventDefault()
      answer.settle()
      isWanted.current = scans.length === 0
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      type('')
    }
  }
  /** A code that was read, wherever the focus was. */
  const scan = (code: string) => {
    setTyped((was) => (was === unknown.current ? '' : was))
    setScans((was) => [...was, code])
  }
  /** Whether a code that is read into the box goes on from what is typed there. */
  const goesOn = (before: string) => before.trim() !== '' && before !== unknown.current
  return { ...answer, ...given, typed, asked, type, current, choose, take, press, scan, goesOn }
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
