import { askRefund, chooseTimes } from '@guichet/contract/rescheduling/read-link.ts'
import type { Ask, FormRequest } from '../kit/call.ts'
import {
  answerForTickets,
  moveToChosenTime,
  queryOfForm,
} from '../kit/free-times/answer-with-time.ts'
import type { TimeProblem } from '../kit/free-times/free-times.messages.ts'
import { loadReschedule } from '../pages/links/reschedule/reschedule.load.ts'
import type { Outcome } from './outcome.ts'

/** Leads back to the page, which says why nothing was changed. */
async function backTo(
  ask: Ask,
  { params, language, form }: FormRequest,
  problem: TimeProblem | null,
): Promise<Outcome> {
  const rest = `/reschedule/${params.token!}`
  if (problem === null) return { cart: null, rest }
  const query = queryOfForm(form)
  const props = await loadReschedule(ask, { params, query, language }, problem)
  return { view: { page: 'reschedule', props }, rest }
}

/** Moves the checked tickets to the chosen time: all of them, or none. */
export const chooseNewTime = async (ask: Ask, request: FormRequest): Promise<Outcome> =>
  backTo(
    ask,
    request,
    await moveToChosenTime(request.form, (choices) =>
      ask(chooseTimes, { body: { token: request.params.token!, choices } }),
    ),
  )

/** Asks for a refund of the checked tickets; the business decides. */
export const requestRefund = async (ask: Ask, request: FormRequest): Promise<Outcome> =>
  backTo(
    ask,
    request,
    await answerForTickets(request.form, (ticketPublicIds) =>
      ask(askRefund, { body: { token: request.params.token!, ticketPublicIds } }),
    ),
  )
