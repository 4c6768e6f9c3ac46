import type { FastifyInstance } from 'fastify'
import { deliverEvents } from '../deliver-events.ts'
import type { Provider } from '../provider.ts'
import { authorizeRoutes } from './oauth/authorize-routes.ts'
import { payRoutes } from './pay-routes.ts'
import { squareNotices } from './record-square-event.ts'
import { squareControlOf, type SquareControl } from './square-control.ts'
import type { SquareProvider } from './square-provider.ts'
import { squareRoutes } from './square-routes.ts'
import { endLateActions } from './terminals/terminal-actions.ts'
import { terminalRoutes } from './terminals/terminal-routes.ts'

export type SquareSettings = {
  applicationId: string
  applicationSecret: string
  /** Key for the signatures of events. */
  signatureKey: string
  /**
   * URL to which events are sent, which the signature covers; without it, they wait until it is
   * set.
   */
  webhookUrl?: string
  /** Where the permission page returns. */
  redirectUrl?: string
}
export type Square = {
  control: SquareControl
  delivery: SquareProvider['delivery']
  passTime: () => void
  serve: (app: FastifyInstance) => void
}

const nobody: SquareSettings = { applicationId: '', applicationSecret: '', signatureKey: '' }

/**
 * The second provider of the process, which shares the clock, the faults and the file. Without
 * settings it only keeps its stored data.
 */
export function startSquare(
  { publicUrl, clock, store, faults, touch }: Provider,
  settings: SquareSettings = nobody,
  retryDelaysMs: readonly number[],
): Square {
  const channel = squareNotices(store.square, settings.signatureKey)
  const delivery = deliverEvents({ faults, touch, retryDelaysMs }, channel, settings.webhookUrl)
  const provider: SquareProvider = {
    publicUrl,
    clock,
    store: store.square,
    faults,
    delivery,
    touch,
    application: {
      id: settings.applicationId,
      secret: settings.applicationSecret,
      redirectUrl: settings.redirectUrl,
    },
  }
  return {
    control: squareControlOf(provider),
    delivery,
    passTime: () => endLateActions(provider),
    serve: (app) => {
      for (const prefix of ['/v2', '/oauth2'] as const)
        app.register(async (scope) => squareRoutes(scope, provider, prefix), { prefix })
      app.register(async (scope) => {
        authorizeRoutes(scope, provider)
        payRoutes(scope, provider)
        terminalRoutes(scope, provider)
      })
    },
  }
}
