import { apiError } from '../../platform/http/api-error.ts'
import type { PaymentProvider, ProviderEvent } from '../providers.ts'
import { readSquareAccount, squareAuthorizations } from './square-authorizations.ts'
import { writeSquareCatalog } from './square-catalog.ts'
import { squareCheckouts } from './square-checkouts.ts'
import { loadSquare, type SquareSettings } from './square-client.ts'
import { squareDisputes } from './square-disputes.ts'
import { squareRefunds } from './square-refunds.ts'
import { squareTerminals } from './square-terminals.ts'

/**
 * Square by its own library: each business grants this installation access to its account, with a
 * token that is encrypted at rest and decrypted only here.
 */
export const squareProvider = (settings: SquareSettings): PaymentProvider => ({
  ...squareRefunds(settings),
  ...squareDisputes(settings, dashboardOf(settings)),
  checkouts: squareCheckouts(settings),
  terminals: squareTerminals(settings),
  authorizations: squareAuthorizations(settings),
  readAccount: (access) => readSquareAccount(settings, access),
  writeCatalog: (access, items) => writeSquareCatalog(settings, access, items),
  dashboardUrl: dashboardOf(settings),
  imitatedTerminalUrl: isOnThisMachine(settings.apiUrl)
    ? `${settings.apiUrl}/square/terminal`
    : null,
  readEvent: async (body, signature) => {
    const { WebhooksHelper } = await loadSquare()
    const isRight = await WebhooksHelper.verifySignature({
      requestBody: body,
      signatureHeader: signature,
      signatureKey: settings.signatureKey,
      notificationUrl: settings.webhookUrl,
    })
    if (!isRight) throw apiError('SignatureInvalid')
    return eventOf(JSON.parse(body) as SquareEvent)
  },
})

const dashboardOf = ({ apiUrl }: SquareSettings): string | null =>
  apiUrl.includes('connect.squareup.com') ? 'https://app.squareup.com/dashboard' : null

const isOnThisMachine = (url: string) => ['127.0.0.1', 'localhost'].includes(new URL(url).hostname)

type EventObject = {
  id?: string
  order_id?: string
  payment_id?: string
  terminal_checkout_id?: string
  dispute_id?: string
}
type SquareEvent = {
  event_id: string
  type: string
  merchant_id?: string
  data?: { object?: Record<string, EventObject> }
}

/** The object of an event by our reference: the sale on a terminal, otherwise the order. */
function eventOf({ event_id: id, type, merchant_id, data }: SquareEvent): ProviderEvent {
  const [about] = Object.values(data?.object ?? {})
  const isAccount = type === 'oauth.authorization.revoked'
  return {
    id,
    type: isAccount ? `account.${type}` : type,
    account: merchant_id ?? null,
    object: (type.startsWith('terminal.checkout') ? about?.id : nameOf(about)) ?? null,
    payment: null,
    dispute: disputeOf(type, about),
  }
}

/** Events about evidence do not change the state of a dispute, so only state events count. */
const disputeOf = (type: string, about: EventObject | undefined): string | null =>
  /^dispute\.(created|state\.)/.test(type) ? (about?.id ?? about?.dispute_id ?? null) : null

const nameOf = (about: EventObject | undefined) =>
  about?.terminal_checkout_id ?? about?.payment_id ?? about?.order_id ?? about?.id
