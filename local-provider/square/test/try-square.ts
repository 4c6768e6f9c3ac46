import { SquareClient, SquareError, WebhooksHelper, type Square } from 'square'
import { expect } from 'vitest'
import type { LocalProvider, LocalProviderSettings } from '../../public.ts'
import { startLocalProvider } from '../../public.ts'
import { receivePosts, type PostReceiver } from '../../test/receive-posts.ts'
import { secretKey, webhookSecret } from '../../test/try-provider.ts'
import type { Scope } from '../oauth/scopes.ts'

const signatureKey = 'signature-key'
export const application = {
  applicationId: 'sq0idp-local',
  applicationSecret: 'sq0csp-local',
  signatureKey,
}
export const redirectUrl = 'https://office.example/square?from=here'

/** The body of an event, which the library does not parse. */
type ReceivedEvent = {
  merchant_id: string
  type: string
  event_id: string
  data: { type: string; id: string; object: Record<string, Record<string, unknown>> }
}
export type SquareTrial = {
  provider: LocalProvider
  receiver: PostReceiver<ReceivedEvent>
  client: SquareClient
  merchantId: string
  locationId: string
  stop: () => Promise<void>
}

export const squareAt = (
  provider: LocalProvider,
  token: string,
  timeoutInSeconds = 5,
): SquareClient =>
  new SquareClient({ token, baseUrl: provider.url, maxRetries: 0, timeoutInSeconds })

type Grant = { code: string } | { refreshToken: string }

/** Obtains tokens for a code or a refresh token. */
export const tokensAt = (baseUrl: string, grant: Grant): Promise<Square.ObtainTokenResponse> =>
  new SquareClient({ token: '', baseUrl, maxRetries: 0 }).oAuth.obtainToken({
    clientId: application.applicationId,
    clientSecret: application.applicationSecret,
    grantType: 'code' in grant ? 'authorization_code' : 'refresh_token',
    ...grant,
  })
export const tokensFor = (provider: LocalProvider, grant: Grant) => tokensAt(provider.url, grant)

/** A merchant with granted permissions, and a client for it. */
export async function connect(
  provider: LocalProvider,
  given: { scopes?: readonly Scope[]; merchantId?: string } = {},
) {
  const { code, merchantId } = provider.square.authorize('state', given)
  const tokens = await tokensFor(provider, { code })
  return { merchantId, tokens, client: squareAt(provider, tokens.accessToken!) }
}

/** Starts a provider with a merchant, a receiver of events and a client of the official library. */
export async function trySquare(
  settings: Partial<LocalProviderSettings> = {},
): Promise<SquareTrial> {
  const receiver = await receivePosts<ReceivedEvent>(async (body, headers, url) => {
    const isGenuine = await WebhooksHelper.verifySignature({
      requestBody: body,
      signatureHeader: String(headers['x-square-hmacsha256-signature']),
      signatureKey,
      notificationUrl: url,
    })
    if (!isGenuine) throw new Error('The signature does not fit.')
    return JSON.parse(body) as ReceivedEvent
  })
  const provider = await startLocalProvider({
    port: 0,
    secretKey,
    webhookSecret,
    webhookRetryDelaysMs: [20, 20, 20, 20],
    square: { ...application, redirectUrl, webhookUrl: receiver.url },
    ...settings,
  })
  const { merchantId, client } = await connect(provider)
  const { locations } = await client.locations.list()
  return {
    provider,
    receiver,
    client,
    merchantId,
    locationId: locations![0]!.id!,
    stop: async () => {
      await provider.stop()
      await receiver.stop()
    },
  }
}

export const cad = (cents: number): Square.Money => ({ amount: BigInt(cents), currency: 'CAD' })

export const newLink = (
  locationId: string,
  cents = 5000,
  more: Partial<Square.checkout.CreatePaymentLinkRequest> = {},
): Square.checkout.CreatePaymentLinkRequest => ({
  idempotencyKey: crypto.randomUUID(),
  order: {
    locationId,
    referenceId: 'order-12',
    lineItems: [
      { name: 'Entrée & visite <guidée>', quantity: '2', basePriceMoney: cad(cents / 2) },
    ],
    metadata: { orderId: 'order-12' },
  },
  checkoutOptions: { redirectUrl: 'https://tickets.example/merci' },
  prePopulatedData: { buyerEmail: 'client@example.com' },
  paymentNote: 'Commande 12',
  ...more,
})

/** A paid link and its payment. */
export async function paidLink({ client, provider, locationId }: SquareTrial, cents = 5000) {
  const { paymentLink } = await client.checkout.paymentLinks.create(newLink(locationId, cents))
  provider.square.payLink(paymentLink!.id!)
  const { order } = await client.orders.get({ orderId: paymentLink!.orderId! })
  return { link: paymentLink!, order: order!, paymentId: order!.tenders![0]!.paymentId! }
}

/** Types of the received events, once all are delivered. */
export async function typesReceived({ provider, receiver }: SquareTrial): Promise<string[]> {
  await provider.webhooksSettled()
  return receiver.events.map(({ type }) => type)
}

/** Expects an error response of Square. */
export async function expectError(
  answer: Promise<unknown>,
  statusCode: number,
  error: Record<string, unknown>,
): Promise<void> {
  const thrown = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(thrown).toBeInstanceOf(SquareError)
  expect(thrown).toMatchObject({ statusCode, errors: [error] })
}
