import { useReducer, useRef } from 'react'
import { ChangeQuestions } from './change-questions.tsx'
import { changeState, idle, type Answers, type ChangeEvent, type Findings } from './change.rules.ts'

type Send = (answers: Answers) => void

/**
 * State of a change and its open questions. The change is sent once no question is open; `refuse`
 * asks again when the server has new findings.
 */
export function useQuestions(kind: 'publish' | 'change') {
  const [state, dispatch] = useReducer(changeState, idle)
  const send = useRef<Send>(undefined)
  const happen = (event: ChangeEvent) => {
    const next = changeState(state, event)
    dispatch(event)
    if (next.name === 'sending' && event.type !== 'close') send.current?.(next.answers)
  }
  return {
    state,
    check: () => happen({ type: 'check' }),
    ask: (findings: Findings, sendAnswers: Send) => {
      send.current = sendAnswers
      happen({ type: 'found', findings })
    },
    refuse: (error: unknown) => happen({ type: 'refuse', error }),
    dialog: (
      <ChangeQuestions
        state={state}
        kind={kind}
        onAnswer={(answers) => happen({ type: 'answer', answers })}
        onClose={() => happen({ type: 'close' })}
      />
    ),
  }
}
