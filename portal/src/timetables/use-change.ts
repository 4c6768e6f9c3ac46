import { createElement, Fragment, useState } from 'react'
import { isApiError } from '../kit/api-error.ts'
import { useBusiness } from '../kit/business.ts'
import { useMessages } from '../kit/messages.ts'
import { StaleVersion } from '../kit/stale-version.tsx'
import type { ChangeBody } from './change-body.ts'
import { useQuestions, type Answers } from './questions.tsx'
import { timetableMessages } from './timetables.messages.ts'
import { useValidate } from './timetables.queries.ts'

type Send = (
  scope: 'date' | 'weekday',
  body: ChangeBody & Answers,
  onError: (error: Error) => void,
) => void
type Change = Omit<ChangeBody, 'collaboratorPublicId'>

/**
 * From a changed form to the server: the overlaps and sold places are asked about first, by the
 * server's own account of them. Somebody who saved the same series meanwhile is told, and nothing
 * that was typed is lost.
 */
export function useChange(send: Send, onTakeTheirs: () => void) {
  const messages = useMessages(timetableMessages)
  const { publicId } = useBusiness()
  const questions = useQuestions()
  const validate = useValidate()
  const [isAsking, setAsking] = useState(false)
  const [failed, setFailed] = useState<{
    error: unknown
    keepMine: (version: number) => void
  } | null>(null)
  const save = async (scope: 'date' | 'weekday', change: Change) => {
    const body = { ...change, collaboratorPublicId: publicId } as ChangeBody
    const { version: _version, ...asked } = body
    const keepMine = (version: number) => void save(scope, { ...change, version })
    const go = (answers: Answers) =>
      send(scope, { ...body, ...answers }, (error) => {
        setFailed({ error, keepMine })
        questions.again(error, go)
      })
    setAsking(true)
    setFailed(null)
    try {
      const { conflicts, impact } = await validate({ ...asked, scope })
      questions.ask({ conflicts, impact, send: go })
    } catch (error) {
      setFailed({ error, keepMine })
    } finally {
      setAsking(false)
    }
  }
  const error = failed?.error ?? null
  const fieldNames = {
    quantity: messages.quantity,
    timeslotBegin: messages.begin,
    timeslotEnd: messages.end,
    date: messages.date,
    beginTimes: messages.beginTimes,
    durations: messages.durations,
  }
  const stale =
    failed && isApiError(failed.error, 'StaleVersion')
      ? createElement(StaleVersion, {
          problem: failed.error,
          fieldNames,
          onTakeTheirs,
          onKeepMine: (version) => {
            setFailed(null)
            failed.keepMine(version)
          },
          onClose: () => setFailed(null),
        })
      : null
  // Said by a question of its own, not beside the form.
  const isAsked = isApiError(error, 'PlacesSold', 'TimetableConflict', 'StaleVersion')
  return {
    save,
    isAsking,
    error: isAsked ? null : error,
    dialog: createElement(Fragment, null, questions.dialog, stale),
  }
}
