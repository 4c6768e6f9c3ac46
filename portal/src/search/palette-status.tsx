import { isSearchable, type FoundGroup, type useEverything } from '../domain/everything.queries.ts'
import { foundMessages } from '../domain/found.messages.ts'
import { isApiError } from '../kit/api/api-error.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { useMessages } from '../kit/text/messages.ts'
import { searchMessages } from './search.messages.ts'
import styles from './palette.module.css'

type Props = {
  typed: string
  found: ReturnType<typeof useEverything>
  isSettled: boolean
  count: number
}

/** State of the search, announced to screen readers. */
export function PaletteStatus({ typed, found, isSettled, count }: Props) {
  const messages = useMessages(searchMessages)
  const say = useSay(typed, found, isSettled)
  return (
    <>
      <output className="visually-hidden">
        {isSettled && typed ? messages.found(count, false) : ''}
      </output>
      {say(count).map((sentence) => (
        <output key={sentence} className={styles.say}>
          {sentence}
        </output>
      ))}
    </>
  )
}

function useSay(typed: string, { error, groups, isAsked }: Props['found'], isSettled: boolean) {
  const messages = useMessages(searchMessages)
  const names = useMessages(foundMessages)
  const problem = useProblemMessage()
  const notesOn = (found: FoundGroup[]) => [
    ...found.flatMap(({ outcome, kind }) =>
      outcome === 'late' ? [messages.late(names.kinds[kind])] : [],
    ),
    ...(found.some(({ outcome }) => outcome === 'similar') ? [messages.similarHint] : []),
  ]
  return (count: number): string[] => {
    if (typed === '') return []
    if (error && isSettled) {
      const why = isApiError(error, 'Unreachable') ? messages.offline : problem(error)
      return [`${messages.failed}. ${why}`]
    }
    const notes = notesOn(groups ?? [])
    if (count > 0 || notes.length > 0) return notes
    if (!isSearchable(typed)) return [messages.tooShort]
    if (!isSettled) return [messages.searching]
    return isAsked ? [`${messages.nothing(typed)}. ${messages.nothingHint}`] : [messages.noAccess]
  }
}
