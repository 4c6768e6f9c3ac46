import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { completeSquare, connectSquare } from '@guichet/contract/payments/connect-square.ts'
import { checkTerminal, pairTerminal } from '@guichet/contract/payments/pair-terminal.ts'
import { startLocalProvider, type LocalProvider } from '@guichet/local-provider/public.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { squareProvider, squareRedirectPath, squareWebhookPath } from '../../src/payments/public.ts'
import { newKey, openTestServer, send, testSealingKeys, type TestServer } from '../test-server.ts'
import { aCartLine } from './sales/orders.ts'
import type { Staff } from './staff.ts'

export const squareKeys = {
  applicationId: 'sq0idp-local',
  applicationSecret: 'sq0csp-local',
  signatureKey: 'local-signature-key',
}

export type SquareServer = TestServer & { provider: LocalProvider }

/** A server whose Square is the provider of this machine, which reaches it over a socket. */
export function useSquareServer(): SquareServer {
  const server = {} as SquareServer
  beforeAll(async () => {
    const provider = await startLocalProvider({
      port: 0,
      secretKey: 'sk_test_unused',
      webhookSecret: 'whsec_unused',
      square: { ...squareKeys, redirectUrl: `http://localhost:3999${squareRedirectPath}` },
    })
    const settings = {
      ...squareKeys,
      apiUrl: provider.url,
      webhookUrl: '',
      redirectUrl: `http://localhost:3999${squareRedirectPath}`,
      sealingKeys: testSealingKeys,
    }
    const opened = await openTestServer({ providers: { square: squareProvider(settings) } })
    const base = await opened.app.http.listen({ port: 0, host: '127.0.0.1' })
    // The signature covers the URL, which is known only now.
    settings.webhookUrl = base + squareWebhookPath
    provider.square.setWebhookUrl(settings.webhookUrl)
    Object.assign(server, opened, { provider })
  })
  afterAll(async () => {
    await server.provider.stop()
    await server.close()
  })
  return server
}

/** Parameters with which Square's page returns after the permission was granted. */
export async function authorized(
  server: SquareServer,
  staff: Staff,
  chosen: Parameters<LocalProvider['square']['authorize']>[1] = {},
) {
  const { status, body } = await send(server, staff, connectSquare, {
    params: { id: staff.tenantId },
    body: {},
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const state = new URL(body.oAuthUrl).searchParams.get('state')!
  return { state, ...server.provider.square.authorize(state, chosen) }
}

/** Connects the business to Square, including the permission. @returns its account */
export async function connectToSquare(server: SquareServer, staff: Staff): Promise<string> {
  const { code, state, merchantId } = await authorized(server, staff)
  const { status, body } = await send(server, staff, completeSquare, {
    body: { code, state, collaboratorPublicId: staff.tenantId },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ paymentService: 'Square', isReadyToReceivePayment: true })
  return merchantId
}

/** Pairs a terminal. @returns its id at Square */
export async function pairATerminal(server: SquareServer, staff: Staff): Promise<string> {
  const params = { id: staff.tenantId }
  const { body: waiting } = await send(server, staff, pairTerminal, { params, body: {} })
  expect(waiting).toMatchObject({ state: 'waiting' })
  const device = server.provider.square.pair(waiting.code!)
  const { body: paired } = await send(server, staff, checkTerminal, { params, body: {} })
  expect(paired).toMatchObject({ state: 'paired', terminalId: device })
  return device
}

/** A sale that the client pays on the terminal of the counter. */
export async function aSaleAtTerminal(server: SquareServer, staff: Staff, quantity = 2) {
  const { line, slotId } = await aCartLine(server, staff, { quantity })
  const { status, body: order } = await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [line], email: 'client@example.test', payment: { method: 'terminal' } },
  })
  expect(status, JSON.stringify(order)).toBe(200)
  const ref = order.orderReferenceNumber
  const read = async () => (await send(server, staff, getOrder, { params: { ref } })).body
  return { order, slotId, ref, read }
}
