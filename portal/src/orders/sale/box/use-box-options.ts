import { useDebouncedValue } from '@mantine/hooks'
import { useEverything } from '../../../domain/everything.queries.ts'
import { useFoundView } from '../../../domain/found.view.ts'
import { termPauseMs } from '../../../kit/forms/pauses.ts'
import { useReading } from './box.queries.ts'
import { isUnderstood, optionsOf } from './box.rules.ts'

/** Kinds of records to search, in order: a client comes before their orders. */
const sought = ['client', 'order', 'ticket'] as const
const ofEach = 3

type Around = { activityId: string | null; date: string | null }
/** Parses the input first; searches only for what was not understood completely. */
export function useBoxOptions(typed: string, around: Around) {
  const [term, , { flush }] = useDebouncedValue(typed, termPauseMs)
  const settled = term.trim()
  const reading = useReading({ text: settled, ...around })
  const isRead = settled !== '' && !reading.isFetching
  const isSought = isRead && !(reading.data && isUnderstood(reading.data))
  const found = useFoundRecords(isSought ? settled : '')
  const isAnswered = settled === '' || (isRead && !found.isFetching)
  return {
    settle: flush,
    reading,
    error: reading.error && (found.isAsked ? found.error : reading.error),
    options: settled === '' ? [] : optionsOf(reading.data, found.records),
    isSettled: typed.trim() === settled && isAnswered,
  }
}

/** Records that match the words; never those of earlier words, which Enter might open. */
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
