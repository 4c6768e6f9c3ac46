import { isApiError } from '../kit/api/api-error.ts'
import type { Conflict, Impact } from './timetables.queries.ts'

/** What was answered before a change is sent. */
export type Answers = {
  acceptConflicts?: boolean
  soldTickets?: 'keep' | 'reschedule'
  reschedulingReason?: string
  expectedSold?: number
}
/** What there is to ask about a change. */
export type Findings = {
  /** Beside the sold places a removal says what it takes. */
  removal?: { count: number; last: string } | undefined
  conflicts?: readonly Conflict[] | undefined
  impact?: Impact | undefined
}
type OpenChange = { findings: Findings; answers: Answers }

/**
 * A change on its way: checked by the server, asked about step by step, sent, or refused. A form
 * and a removal, of a slot or of equipment, are in one of these states, never in two.
 */
export type ChangeState =
  | { name: 'idle' }
  | { name: 'checking' }
  | ({ name: 'conflicts' | 'sold' } & OpenChange)
  | ({ name: 'sending' } & OpenChange)
  | { name: 'failed'; error: unknown }

export type ChangeEvent =
  | { type: 'check' }
  | { type: 'found'; findings: Findings }
  | { type: 'answer'; answers: Answers }
  | { type: 'refuse'; error: unknown }
  | { type: 'close' }

export const idle: ChangeState = { name: 'idle' }

/** The next question: what overlaps, what becomes of sold places; then it is sent. */
function nextStep(change: OpenChange): ChangeState {
  const { findings, answers } = change
  if (findings.conflicts?.length && !answers.acceptConflicts)
    return { name: 'conflicts', ...change }
  if (findings.impact?.sold && !answers.soldTickets) return { name: 'sold', ...change }
  return { name: 'sending', ...change }
}

/** The server found something else meanwhile: it is asked about, announced, or shown by the form. */
function refused(error: unknown): ChangeState {
  if (isApiError(error, 'PlacesSold'))
    return nextStep({
      findings: { impact: error.data.impact as Impact },
      answers: { acceptConflicts: true },
    })
  if (isApiError(error, 'TimetableConflict'))
    return nextStep({
      findings: { conflicts: error.data.conflicts as Conflict[] },
      answers: {},
    })
  return { name: 'failed', error }
}

/** The state of a change after an event; an answer to a question that is closed changes nothing. */
export function changeState(state: ChangeState, event: ChangeEvent): ChangeState {
  if (event.type === 'check') return { name: 'checking' }
  if (event.type === 'found') return nextStep({ findings: event.findings, answers: {} })
  if (event.type === 'refuse') return refused(event.error)
  if (event.type === 'close') return idle
  return 'answers' in state && state.name !== 'sending'
    ? nextStep({
        findings: state.findings,
        answers: { ...state.answers, ...event.answers },
      })
    : state
}
