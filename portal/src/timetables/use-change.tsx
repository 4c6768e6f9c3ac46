import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { ChangeBody } from './change-body.ts'
import type { Answers } from './change.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import { useValidate } from './timetables.queries.ts'
import { useQuestions } from './use-questions.tsx'

export type Scope = 'date' | 'weekday'
export type Send<B extends ChangeBody> = (
  scope: Scope,
  body: B & Answers,
  on: { onError: (error: Error) => void },
) => void
/** A change without the id of its business. */
export type Change<B extends ChangeBody> = Omit<B, 'collaboratorPublicId'>

/** Saves a changed form; overlaps and sold places that the server reports are asked about first. */
export function useChange<B extends ChangeBody>(send: Send<B>) {
  const messages = useMessages(timetableMessages)
  const { publicId } = useBusiness()
  const { state, check, ask, refuse, dialog } = useQuestions('change')
  const validate = useValidate()
  const save = async (scope: Scope, change: Change<B>) => {
    const body = { ...change, collaboratorPublicId: publicId } as B
    const { version: _version, ...asked } = body as ChangeBody
    check()
    try {
      const { conflicts, impact } = await validate({ ...asked, scope })
      ask({ conflicts, impact }, (answers) =>
        send(scope, { ...body, acceptConflicts: false, ...answers }, { onError: refuse }),
      )
    } catch (error) {
      refuse(error)
    }
  }
  const fieldNames = {
    quantity: messages.quantity,
    timeslotBegin: messages.begin,
    timeslotEnd: messages.end,
    date: messages.date,
    beginTimes: messages.beginTimes,
    durations: messages.durations,
  }
  return {
    save,
    isChecking: state.name === 'checking',
    /** Shown next to the form; errors that a dialog asks about are not included. */
    error: state.name === 'failed' ? state.error : null,
    /** Display names of fields that a conflicting save may have changed. */
    fieldNames,
    dialog,
  }
}
