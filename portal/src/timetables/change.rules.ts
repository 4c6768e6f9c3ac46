import { isApiError } from '../kit/api/api-error.ts'
import type { Conflict, Impact } from './timetables.queries.ts'

/** Answers to the questions before a change. */
export type Answers = {
  acceptConflicts?: boolean
  soldTickets?: 'keep' | 'reschedule'
  reschedulingReason?: string
  expectedSold?: number
}
/** Reasons for questions before a change. */
export type Findings = {
  /** Reach of a removal, shown with its sold places: number of occurrences and last date. */
  removal?: { count: number; last: string } | undefined
  conflicts?: readonly Conflict[] | undefined
  impact?: Impact | undefined
}
type OpenChange = { findings: Findings; answers: Answers }

/**
 * State of a change: checked by the server, asked about step by step, sent, or refused. Every form
 * and removal, of a slot or of equipment, is in exactly one of these states.
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

/** Next state: overlaps, then sold places, then sending. */
function nextStep(change: OpenChange): ChangeState {
  const { findings, answers } = change
  if (findings.conflicts?.length && !answers.acceptConflicts)
    return { name: 'conflicts', ...change }
  if (findings.impact?.sold && !answers.soldTickets) return { name: 'sold', ...change }
  return { name: 'sending', ...change }
}

/** A refused change: new findings are asked about, other errors are shown. */
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

/** The state after an event; a response to a closed question changes nothing. */
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
