import { useProblemMessage } from '../../../kit/api/problem-message.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { searchFieldMessages } from './search-field.messages.ts'
import { isCodeLike, type Option, type Reading } from './search-field.rules.ts'
import type { useSearchField } from './use-search-field.ts'

/** Messages below the options of the box. */
export function useSearchFieldMessages({
  asked,
  options,
  reading,
  error,
  isSettled,
  added,
  buyer,
}: ReturnType<typeof useSearchField>): string[] {
  const messages = useMessages(searchFieldMessages)
  const problem = useProblemMessage()
  if (asked.trim() === '')
    return [
      ...(added > 0 ? [messages.added(added)] : []),
      ...(buyer ? [messages.buyer(buyer)] : []),
    ]
  if (isSettled && error) return [`${messages.failed}. ${problem(error)}`]
  const notes = notesOn(reading.data, options, messages)
  if (options.length > 0 || notes.length > 0) return notes
  if (!isSettled) return [messages.searching]
  const say = isCodeLike(asked.trim()) ? messages.unknownCode : messages.nothing
  return [say(asked.trim())]
}

/** Notes on words that were not understood, or that are too ambiguous to offer a sale. */
function notesOn(
  reading: Reading | undefined,
  options: readonly Option[],
  messages: (typeof searchFieldMessages)['fr'],
): string[] {
  if (!reading) return []
  if (!options.some(({ kind }) => kind === 'sale'))
    return reading.ambiguous.map(({ words }) => messages.several(words))
  return reading.unclear.length > 0 ? [messages.unclear(reading.unclear.join(' '))] : []
}
