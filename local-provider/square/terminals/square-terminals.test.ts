import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postForm } from '../../test/try-provider.ts'
import { cad, expectError, trySquare, typesReceived, type SquareTrial } from '../test/try-square.ts'
import { requestPaymentAt, deviceCode, pairedTerminal } from '../test/try-terminal.ts'

let trial: SquareTrial
let deviceId: string
beforeAll(async () => {
  trial = await trySquare()
  deviceId = await pairedTerminal(trial)
})
afterAll(() => trial.stop())
beforeEach(async () => {
  for (const id of trial.provider.square.terminal(deviceId).waiting())
    trial.provider.square.terminal(id).cancelByBuyer()
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const ask = (cents?: number, more?: Parameters<typeof requestPaymentAt>[3]) =>
  requestPaymentAt(trial, deviceId, cents, more)
const checkoutOf = async (checkoutId: string) =>
  (await trial.client.terminal.checkouts.get({ checkoutId })).checkout!
const terminal = (id = deviceId) => trial.provider.square.terminal(id)

test('a code that is entered on a terminal in time pairs it', async () => {
  const { client, provider } = trial
  const code = await deviceCode(trial)
  expect(code).toMatchObject({
    status: 'UNPAIRED',
    name: 'Guichet 1',
    locationId: trial.locationId,
  })
  expect(Date.parse(code.pairBy!) - Date.parse(code.createdAt!)).toBe(300_000)
  const paired = provider.square.pair(` ${code.code!.toLowerCase()} `)
  const shown = await client.devices.codes.get({ id: code.id! })
  expect(shown.deviceCode).toMatchObject({ status: 'PAIRED', deviceId: paired })
  expect(await typesReceived(trial)).toEqual(['device.code.paired'])
  expect(trial.receiver.events[0]).toMatchObject({
    data: { type: 'device_code', object: { device_code: { device_id: paired } } },
  })
  expect(() => provider.square.pair(code.code!)).toThrow()
  const aside = await trySquare()
  const late = await deviceCode(aside)
  aside.provider.advanceClock(301)
  expect(() => aside.provider.square.pair(late.code!)).toThrow()
  const expired = await aside.client.devices.codes.get({ id: late.id! })
  expect(expired.deviceCode!.status).toBe('EXPIRED')
  await aside.stop()
})

test('a terminal takes a payment after a declined card', async () => {
  const { client, provider } = trial
  const asked = await ask(4200)
  expect(asked).toMatchObject({ status: 'PENDING', deadlineDuration: 'PT5M' })
  expect(terminal().pay('declined')).toBe('declined')
  expect(await checkoutOf(asked.id!)).toMatchObject({ status: 'IN_PROGRESS' })
  expect(terminal(asked.id).pay('interac')).toBe('paid')
  const done = await checkoutOf(asked.id!)
  expect(done).toMatchObject({ status: 'COMPLETED', referenceId: 'order-12' })
  expect(await typesReceived(trial)).toEqual([
    'terminal.checkout.created',
    'terminal.checkout.updated',
    'payment.created',
    'payment.created',
    'payment.updated',
    'terminal.checkout.updated',
  ])
  const { payment } = await client.payments.get({ paymentId: done.paymentIds![0]! })
  expect(payment).toMatchObject({
    status: 'COMPLETED',
    amountMoney: cad(4200),
    referenceId: 'order-12',
    note: 'Commande 12',
    terminalCheckoutId: asked.id,
    cardDetails: { card: { cardBrand: 'INTERAC' }, refundRequiresCardPresence: true },
  })
  const { order } = await client.orders.get({ orderId: payment!.orderId! })
  expect(order).toMatchObject({ state: 'COMPLETED', referenceId: 'order-12' })
  expect(provider.square.ledger().payments.slice(-2)).toMatchObject([
    { status: 'declined', amount: 4200, orderReference: 'order-12' },
    { status: 'succeeded', amount: 4200, orderReference: 'order-12', id: payment!.id },
  ])
  expect(terminal(asked.id).pay()).toBe('closed')
})

test('requests to a terminal are handled in order', async () => {
  const first = await ask(1000)
  const second = await ask(2000)
  expect(terminal().waiting()).toEqual([first.id, second.id])
  expect(terminal(second.id).pay()).toBe('closed')
  expect(terminal().pay()).toBe('paid')
  expect(terminal().pay()).toBe('paid')
  expect(await checkoutOf(second.id!)).toMatchObject({ status: 'COMPLETED' })
})

test('a payment is canceled by the buyer, by the seller, or by a timeout', async () => {
  const { client, provider } = trial
  const left = await ask()
  terminal(left.id).cancelByBuyer()
  expect(await checkoutOf(left.id!)).toMatchObject({
    status: 'CANCELED',
    cancelReason: 'BUYER_CANCELED',
  })
  const waiting = await ask()
  const cancel = (checkoutId: string) => client.terminal.checkouts.cancel({ checkoutId })
  expect((await cancel(waiting.id!)).checkout).toMatchObject({
    status: 'CANCELED',
    cancelReason: 'SELLER_CANCELED',
  })
  const shown = await ask()
  terminal().show()
  expect((await cancel(shown.id!)).checkout).toMatchObject({ status: 'CANCEL_REQUESTED' })
  terminal().acceptCancel()
  expect(await checkoutOf(shown.id!)).toMatchObject({ status: 'CANCELED' })
  await expectError(cancel(shown.id!), 400, { code: 'BAD_REQUEST' })
  const short = await ask(1000, { deadlineDuration: 'PT1M' })
  provider.advanceClock(59)
  expect(await checkoutOf(short.id!)).toMatchObject({ status: 'PENDING' })
  provider.advanceClock(2)
  expect(await checkoutOf(short.id!)).toMatchObject({
    status: 'CANCELED',
    cancelReason: 'TIMED_OUT',
  })
})

test('a card tapped before the cancellation completes pays', async () => {
  const { client } = trial
  const asked = await ask()
  terminal().show()
  await client.terminal.checkouts.cancel({ checkoutId: asked.id! })
  expect(terminal().pay()).toBe('paid')
  expect(await checkoutOf(asked.id!)).toMatchObject({ status: 'COMPLETED' })
})

test('a terminal whose page is not open cancels by itself', async () => {
  const asked = await ask()
  terminal().show()
  await trial.client.terminal.checkouts.cancel({ checkoutId: asked.id! })
  trial.provider.advanceClock(6)
  expect(await checkoutOf(asked.id!)).toMatchObject({ cancelReason: 'SELLER_CANCELED' })
})

test.each([
  ['an unknown terminal', { deviceOptions: { deviceId: 'unknown' } }, 404],
  ['a time that is too long', { deadlineDuration: 'PT6M' }, 400],
] as const)('%s is an error', async (_, more, status) =>
  expectError(ask(1000, more), status, { category: 'INVALID_REQUEST_ERROR' }),
)

test('the page of a terminal pairs it and accepts cards', async () => {
  const { provider } = trial
  const page = `${provider.url}/square/terminal`
  expect(await (await fetch(page)).text()).toContain('Code de jumelage')
  const wrong = await postForm(page, { code: 'NOCODE' })
  expect([wrong.status, (await wrong.text()).includes('aria-describedby="code-fault"')]).toEqual([
    422,
    true,
  ])
  const code = await deviceCode(trial)
  const paired = await postForm(page, { code: code.code! })
  const at = new URL(paired.headers.get('location')!, page)
  const idle = await fetch(at, { headers: { 'accept-language': 'en' } })
  expect([idle.headers.get('refresh'), (await idle.text()).includes('Waiting for')]).toEqual([
    '3',
    true,
  ])
  const asked = await requestPaymentAt(trial, at.pathname.split('/').at(-1)!, 1234)
  const shown = await (await fetch(at)).text()
  expect(shown).toContain('Payer avec Interac')
  expect(shown).toMatch(/12,34.\$/)
  expect(await checkoutOf(asked.id!)).toMatchObject({ status: 'IN_PROGRESS' })
  const press = async (tap: string) =>
    (await postForm(at.href, { action: asked.id!, tap })).headers.get('location')
  expect(await press('declined')).toContain('last=declined')
  expect(await press('ok')).toContain('last=paid')
  expect(await press('cancel')).toContain('last=closed')
  expect(await checkoutOf(asked.id!)).toMatchObject({ status: 'COMPLETED' })
})
