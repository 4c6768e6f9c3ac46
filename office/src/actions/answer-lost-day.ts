import { askRefund, chooseTimes } from '@guichet/contract/rescheduling/read-link.ts'
import { problemOf, type Ask, type FormRequest } from '../kit/call.ts'
import { loadReschedule } from '../pages/links/reschedule/reschedule.load.ts'
import type { RescheduleProblem } from '../pages/links/reschedule/reschedule.messages.ts'
import type { Outcome } from './outcome.ts'

const pathOf = ({ params }: FormRequest) => `/reschedule/${params.token!}`

/** The page again, with what was chosen and why nothing was changed. */
async function again(ask: Ask, request: FormRequest, problem: RescheduleProblem): Promise<Outcome> {
  const { params, language, form } = request
  const text = (name: string) => form.get(name) ?? ''
  const query = {
    group: text('group'),
    ticket: form.getAll('ticket').join(','),
    shownDay: text('shownDay'),
    shownFrom: text('shownFrom'),
  }
  const props = await loadReschedule(ask, { params, query, language }, { problem })
  return { view: { page: 'reschedule', props }, rest: pathOf(request) }
}

async function answerWith(
  ask: Ask,
  request: FormRequest,
  answer: (ids: string[]) => Promise<unknown>,
): Promise<Outcome> {
  const ids = request.form.getAll('ticket')
  if (ids.length === 0) return again(ask, request, 'none')
  try {
    await answer(ids)
  } catch (error) {
    if (problemOf(error, 'NotEnoughInventory', 'NotOnSale')) return again(ask, request, 'taken')
    if (problemOf(error, 'NotMovable')) return again(ask, request, 'changed')
    if (problemOf(error, 'InvalidRequest')) return again(ask, request, 'notDone')
    throw error
  }
  return { cart: null, rest: pathOf(request) }
}

/** A slot of an activity, or the begin of a rental. */
const targetOf = (time: string) =>
  /^\d{4}-/.test(time) ? { beginDateTimeUtc: time } : { slotPublicId: time }

/** Moves the checked tickets to the chosen time: all of them, or none. */
export async function chooseNewTime(ask: Ask, request: FormRequest): Promise<Outcome> {
  const { params, form } = request
  const time = form.get('time')
  if (!time) return again(ask, request, form.has('ticket') ? 'noTime' : 'none')
  return answerWith(ask, request, (ids) =>
    ask(chooseTimes, {
      body: {
        token: params.token!,
        choices: ids.map((ticketPublicId) => ({ ticketPublicId, to: targetOf(time) })),
      },
    }),
  )
}

/** Asks for a refund of the checked tickets; the business decides. */
export const requestRefund = (ask: Ask, request: FormRequest): Promise<Outcome> =>
  answerWith(ask, request, (ticketPublicIds) =>
    ask(askRefund, { body: { token: request.params.token!, ticketPublicIds } }),
  )
