import type { MoveChoice } from '@guichet/contract/rescheduling/free-times.ts'
import { problemOf } from '../call.ts'
import type { TimeProblem } from './free-times.messages.ts'
import { ticketQuery } from './ticket-groups.ts'

/** Choices of a sent form, as the query of its page. */
export const queryOfForm = (form: URLSearchParams) => {
  const text = (name: string) => form.get(name) ?? ''
  return {
    group: text('group'),
    ticket: form.getAll(ticketQuery).join(','),
    shownDay: text('shownDay'),
    shownFrom: text('shownFrom'),
  }
}

/** Carries out an answer for the checked tickets. @returns the problem with it, or null */
export async function answerForTickets(
  form: URLSearchParams,
  answer: (ticketIds: string[]) => Promise<unknown>,
): Promise<TimeProblem | null> {
  const ids = form.getAll(ticketQuery)
  if (ids.length === 0) return 'none'
  try {
    await answer(ids)
    return null
  } catch (error) {
    if (problemOf(error, 'NotEnoughInventory', 'NotOnSale')) return 'taken'
    if (problemOf(error, 'NotMovable')) return 'changed'
    if (problemOf(error, 'InvalidRequest')) return 'notDone'
    throw error
  }
}

/** A slot of an activity, or the begin of a rental. */
const targetOf = (time: string): MoveChoice['to'] =>
  /^\d{4}-/.test(time) ? { beginDateTimeUtc: time } : { slotPublicId: time }

/** Moves the checked tickets to the chosen time. @returns the problem with it, or null */
export async function moveToChosenTime(
  form: URLSearchParams,
  move: (choices: MoveChoice[]) => Promise<unknown>,
): Promise<TimeProblem | null> {
  const time = form.get('time')
  if (!time) return form.has(ticketQuery) ? 'noTime' : 'none'
  const to = targetOf(time)
  return answerForTickets(form, (ids) =>
    move(ids.map((ticketPublicId) => ({ ticketPublicId, to }))),
  )
}
