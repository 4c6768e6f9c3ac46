import { useRef, useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import {
  answered,
  answersByPlace,
  formQuestionKey,
  placeKey,
  seatKey,
  withAnswer,
  type AnswersAt,
  type QuestionInForm,
  type GuestAnswer,
  type Seat,
} from '../quote-guests.rules.ts'
import { useSaveNames, type LinkName, type LinkQuote } from './quote-link.queries.ts'

type FilledGuests = {
  names: ReadonlyMap<string, LinkName>
  answers: ReadonlyMap<string, AnswersAt>
  /** Messages of the server about refused answers, by `faultKey`. */
  faults: ReadonlyMap<string, string>
}
export const faultKey = (seat: Seat | null, asked: QuestionInForm): string =>
  `${placeKey(seat)} ${formQuestionKey(asked)}`

/** The client's input: stored while typing, sent when a field is left. */
export function useFilling(quote: LinkQuote, token: string) {
  const [filled, setFilled] = useState<FilledGuests>(() => ({
    names: new Map(quote.names.map((name) => [seatKey(name), name])),
    answers: answersByPlace(quote.answers),
    faults: new Map(),
  }))
  // Sends the last typed values, even before they are rendered.
  const last = useRef(filled)
  const put = (next: Partial<FilledGuests>) => {
    last.current = { ...last.current, ...next }
    setFilled(last.current)
  }
  const savedNames = useRef(JSON.stringify(quote.names))
  const changed = useRef(new Map<string, GuestAnswer>())
  const save = useSaveNames(token, (error, { answers }) => {
    // After a failure, unsaved values are sent with the next ones; newer input has precedence.
    savedNames.current = ''
    changed.current = new Map([...answers, ...changed.current])
    put({ faults: faultsIn(error, [...answers.keys()]) })
  })
  const [actions] = useState(() => {
    const send = () => {
      const names = [...last.current.names.values()]
      const now = JSON.stringify(names)
      if (now === savedNames.current && changed.current.size === 0) return
      const answers = changed.current
      savedNames.current = now
      changed.current = new Map()
      save.mutate({ names, answers })
    }
    return {
      send,
      type: (seat: Seat, part: Partial<LinkName>) => {
        const { line, part: within, ordinal } = seat
        const blank = { line, part: within, ordinal, firstName: '', lastName: '' }
        const { names } = last.current
        const name = { ...(names.get(seatKey(seat)) ?? blank), ...part }
        put({ names: new Map(names).set(seatKey(seat), name) })
      },
      answer: (seat: Seat | null, asked: QuestionInForm, value: string | readonly number[]) => {
        const answer = answered(seat, asked, value)
        const key = faultKey(seat, asked)
        const { answers, faults } = last.current
        const at = withAnswer(answers.get(placeKey(seat)), answer)
        changed.current.set(key, answer)
        put({
          answers: new Map(answers).set(placeKey(seat), at),
          ...(faults.has(key) && {
            faults: new Map([...faults].filter(([answerKey]) => answerKey !== key)),
          }),
        })
        // A checkbox is not left like a text field, so it is sent at once.
        if (typeof value !== 'string') send()
      },
    }
  })
  return { ...filled, ...actions, save }
}

/** Messages about refused answers, by their index in the request. */
const faultsIn = (error: unknown, keys: readonly string[]): Map<string, string> =>
  new Map(
    (isApiError(error) ? error.fields : []).flatMap(({ field, detail }) => {
      const [, place] = /^answers\.(\d+)/.exec(field) ?? []
      const key = place && keys[Number(place)]
      return key ? [[key, detail] as const] : []
    }),
  )
