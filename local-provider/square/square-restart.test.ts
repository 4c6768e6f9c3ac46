import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { SquareClient } from 'square'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess, controlProcess } from '../test/start-process.ts'
import { postForm, tryProvider } from '../test/try-provider.ts'
import {
  application,
  cad,
  newLink,
  paidLink,
  redirectUrl,
  tokensAt,
  trySquare,
} from './test/try-square.ts'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'local-provider-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const settings = {
  SQUARE_APPLICATION_ID: application.applicationId,
  SQUARE_APPLICATION_SECRET: application.applicationSecret,
  SQUARE_WEBHOOK_SIGNATURE_KEY: application.signatureKey,
  SQUARE_REDIRECT_URL: redirectUrl,
}
const urlOf = (port: number) => `http://127.0.0.1:${port}`
const clientAt = (port: number, token: string) =>
  new SquareClient({ token, baseUrl: urlOf(port), maxRetries: 0, timeoutInSeconds: 5 })
const card = { expiry: '12 / 40', cvc: '987', name: 'Ana Roy' }

test('a process stores its tokens, ledger and keys, but no card number', async () => {
  const dataFile = path.join(folder, 'provider.json')
  const { child, port } = await startProcess(dataFile, settings)
  const { code } = await controlProcess<{ code: string }>(port, '/square/authorize', { state: 's' })
  const { accessToken } = await tokensAt(urlOf(port), { code })
  const client = clientAt(port, accessToken!)
  const { locations } = await client.locations.list()
  const { paymentLink } = await client.checkout.paymentLinks.create(newLink(locations![0]!.id!))
  await postForm(paymentLink!.url!, { ...card, number: '4000 0000 0000 0002' })
  await postForm(paymentLink!.url!, { ...card, number: '5555555555554444' })
  const { order } = await client.orders.get({ orderId: paymentLink!.orderId! })
  const { paymentId } = order!.tenders![0]!
  const asked = { idempotencyKey: 'once', paymentId: paymentId!, amountMoney: cad(1000) }
  const refund = await client.refunds.refundPayment(asked)
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])

  const kept = fs.readFileSync(dataFile, 'utf8')
  expect(kept).toContain('"last_4":"4444"')
  for (const number of ['5555555555554444', '4000000000000002', '4000 0000 0000 0002', '"987"'])
    expect(kept).not.toContain(number)

  const later = await startProcess(dataFile, settings)
  const again = clientAt(later.port, accessToken!)
  expect(await again.refunds.refundPayment(asked)).toEqual(refund)
  const ledger = await fetch(`${urlOf(later.port)}/_control/square/ledger`)
  expect(await ledger.json()).toMatchObject({
    payments: [
      { status: 'declined' },
      { id: paymentId, status: 'succeeded', refunds: [{ id: refund.refund!.id, amount: 1000 }] },
    ],
  })
  later.child.stdin.end()
  expect(await once(later.child, 'exit')).toEqual([0, null])
})

test('an event that was not acknowledged is sent by the next process', async () => {
  const dataFile = path.join(folder, 'events.json')
  const first = await trySquare({ dataFile })
  first.provider.faults.add({ webhooks: 'hold', times: 2 })
  const { paymentId } = await paidLink(first)
  await first.stop()
  const second = await trySquare({ dataFile })
  await second.provider.webhooksSettled()
  expect(second.receiver.events.map(({ data }) => data.id)).toEqual([paymentId, paymentId])
  await second.stop()
})

test('a provider without Square answers none of its calls', async () => {
  const { provider, stop } = await tryProvider()
  for (const at of ['/v2/locations', '/oauth2/authorize', '/square/terminal'])
    expect((await fetch(provider.url + at)).status).toBe(404)
  expect(() => provider.faults.add({ on: 'POST /v2/refunds', fault: 'slow' })).toThrow()
  await stop()
})

test('the control API simulates what happens at Square', async () => {
  const { provider, client, locationId, merchantId, stop } = await trySquare()
  const tell = <Said>(at: string, body?: object) =>
    controlProcess<Said>(provider.port, `/square${at}`, body)
  const { paymentLink } = await client.checkout.paymentLinks.create(newLink(locationId))
  expect(await tell(`/links/${paymentLink!.id}/pay`, { card: 'declined' })).toEqual({
    outcome: 'declined',
  })
  expect(await tell(`/links/${paymentLink!.id}/pay`)).toEqual({ outcome: 'paid' })
  const { deviceCode } = await client.devices.codes.create({
    idempotencyKey: 'code',
    deviceCode: { productType: 'TERMINAL_API' },
  })
  const { deviceId } = await tell<{ deviceId: string }>('/pair', { code: deviceCode!.code })
  await client.terminal.checkouts.create({
    idempotencyKey: 'checkout',
    checkout: { amountMoney: cad(500), deviceOptions: { deviceId } },
  })
  expect(await tell(`/terminals/${deviceId}/pay`, { card: 'interac' })).toEqual({ outcome: 'paid' })
  await tell(`/merchants/${merchantId}/locations`, { count: 0 })
  await tell(`/merchants/${merchantId}/revoke`)
  const merchants = await fetch(`${provider.url}/_control/square/merchants`)
  expect(await merchants.json()).toMatchObject({
    merchants: [{ id: merchantId, locationIds: [], isRevoked: true }],
  })
  await stop()
})
