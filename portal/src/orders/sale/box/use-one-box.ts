import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { certainOf, isOpen, type Option } from './box.rules.ts'
import { useApplyOption, type Taking } from './use-apply-option.ts'
import { useBoxOptions } from './use-box-options.ts'

type Awaited = { scans: readonly string[]; isWanted: RefObject<boolean> }
/** Calls `onAnswer` once a scan or an early Enter is answered, with the certain option or null. */
function useAwaited(
  { options, isSettled, reading, settle }: ReturnType<typeof useBoxOptions>,
  { scans, isWanted }: Awaited,
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
export function useOneBox(taking: Taking) {
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState('')
  // Scans queue up, because they can be faster than the answers.
  const [scans, setScans] = useState<readonly string[]>([])
  const { forget, give, ...given } = useApplyOption(taking)
  const asked = scans[0] ?? typed
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
