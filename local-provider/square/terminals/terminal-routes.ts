import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTap } from '../../card.ts'
import { languageOf, sendPage } from '../../pages/page-layout.ts'
import { readFormBody } from '../../pages/take-card.ts'
import { SquareApiError } from '../square-error.ts'
import type { SquareProvider } from '../square-provider.ts'
import { pairDevice } from './device-codes.ts'
import { tapCard } from './tap-card.ts'
import {
  acceptCancel,
  cancelByBuyer,
  endLateActions,
  showAction,
  waitingAt,
} from './terminal-actions.ts'
import { outcomes, pairingPage, terminalPage, type LastOutcome } from './terminal-page.ts'

type ToPairing = { Body: string | undefined }
type ToTerminal = ToPairing & { Params: { device: string }; Querystring: { last?: string } }

/** Pages that simulate a terminal: a code pairs it, then it accepts cards. */
export function terminalRoutes(app: FastifyInstance, provider: SquareProvider): void {
  const { devices } = provider.store
  app.get('/square/terminal', async (request, reply) =>
    sendPage(reply, pairingPage(languageOf(request, null), devices, false)),
  )
  app.post<ToPairing>('/square/terminal', async (request, reply) => {
    try {
      const deviceId = pairDevice(provider, readFormBody(request.body).code ?? '')
      return reply.redirect(`/square/terminal/${deviceId}`, 303)
    } catch (error) {
      if (!(error instanceof SquareApiError)) throw error
      return sendPage(reply.code(422), pairingPage(languageOf(request, null), devices, true))
    }
  })
  app.get<ToTerminal>('/square/terminal/:device', async (request, reply) =>
    showTerminal(provider, request, reply),
  )
  app.post<ToTerminal>('/square/terminal/:device', async (request, reply) => {
    const { device } = request.params
    if (!devices.has(device)) return reply.redirect('/square/terminal', 303)
    const last = press(provider, device, readFormBody(request.body))
    return reply.redirect(`/square/terminal/${device}?last=${last}`, 303)
  })
}

/** Opening the page of a terminal shows its first action, and stops cancelled ones. */
function showTerminal(
  provider: SquareProvider,
  request: FastifyRequest<ToTerminal>,
  reply: FastifyReply,
): FastifyReply {
  const { device: id } = request.params
  const device = provider.store.devices.get(id)
  if (!device) return reply.redirect('/square/terminal', 303)
  endLateActions(provider)
  for (const action of waitingAt(provider, id)) acceptCancel(provider, action)
  const waiting = waitingAt(provider, id)
  if (waiting[0]) showAction(provider, waiting[0])
  // An idle terminal polls for its next action.
  else reply.header('refresh', '3')
  const last = outcomes.find((outcome) => outcome === request.query.last)
  return sendPage(
    reply,
    terminalPage({ language: languageOf(request, null), device, waiting, last }),
  )
}

/** The button applies to the action that the page showed, which may have ended. */
function press(
  provider: SquareProvider,
  device: string,
  { action: id = '', tap = '' }: Record<string, string | undefined>,
): LastOutcome {
  endLateActions(provider)
  const action = waitingAt(provider, device).find(({ thing }) => thing.id === id)
  if (!action) return 'closed'
  if (isTap(tap)) return tapCard(provider, action, tap)
  cancelByBuyer(provider, action)
  return 'canceled'
}
