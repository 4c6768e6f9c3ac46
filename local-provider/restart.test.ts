import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalProvider } from './public.ts'
import { receiveWebhooks, type Receiver } from './test/receive-webhooks.ts'
import { startProcess, controlProcess } from './test/start-process.ts'
import {
  checkout,
  postForm,
  secretKey,
  stripeAt,
  tryProvider,
  webhookSecret,
} from './test/try-provider.ts'

let folder: string
let receiver: Receiver
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'local-provider-'))
  receiver = await receiveWebhooks(webhookSecret)
})
afterAll(async () => {
  await receiver.stop()
  fs.rmSync(folder, { recursive: true })
})

const card = { expiry: '12 / 40', cvc: '987', name: 'Ana Roy' }

async function startAt(dataFile: string) {
  const started = await startProcess(dataFile, { WEBHOOK_URL: receiver.url })
  return { ...started, stripe: stripeAt(started.port) }
}

test('a process stores its ledger and its keys but no card number, and ends with its parent', async () => {
  const dataFile = path.join(folder, 'kept', 'provider.json')
  const { child, port, stripe } = await startAt(dataFile)
  const account = await stripe.accounts.create({ country: 'CA' })
  const forAccount = { stripeAccount: account.id }
  await controlProcess(port, `/accounts/${account.id}/standing`, { standing: 'verified' })
  const session = await stripe.checkout.sessions.create(checkout(), forAccount)
  await postForm(session.url!, { ...card, number: '4000 0000 0000 0002' })
  await postForm(session.url!, { ...card, number: '5555555555554444' })
  const { payment_intent: paid } = await stripe.checkout.sessions.retrieve(
    session.id,
    {},
    forAccount,
  )
  const keyed = { ...forAccount, idempotencyKey: 'once' }
  const refund = await stripe.refunds.create({ payment_intent: String(paid) }, keyed)
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])

  const kept = fs.readFileSync(dataFile, 'utf8')
  expect(kept).toContain('"last4":"4444"')
  for (const number of ['5555555555554444', '4000000000000002', '4000 0000 0000 0002', '"987"'])
    expect(kept).not.toContain(number)
  if (process.platform !== 'win32') expect(fs.statSync(dataFile).mode & 0o777).toBe(0o600)

  const later = await startAt(dataFile)
  const again = await later.stripe.refunds.create({ payment_intent: String(paid) }, keyed)
  expect(again.id).toBe(refund.id)
  const ledger = await fetch(`http://127.0.0.1:${later.port}/_control/ledger`)
  expect(await ledger.json()).toMatchObject({
    payments: [{ id: paid, status: 'succeeded', refunds: [{ id: refund.id, amount: 5000 }] }],
  })
  later.child.stdin.end()
  expect(await once(later.child, 'exit')).toEqual([0, null])
})

test('an event that was not acknowledged is sent by the next process', async () => {
  const dataFile = path.join(folder, 'provider.json')
  const first = await tryProvider({ dataFile })
  first.provider.faults.add({ webhooks: 'hold' })
  first.provider.setStanding(first.account, 'pending')
  await first.stop()
  receiver.clear()
  const second = await tryProvider({ dataFile, webhookUrl: receiver.url })
  expect(receiver.events[0]).toMatchObject({
    type: 'account.updated',
    account: first.account,
    data: { object: { details_submitted: true, charges_enabled: false } },
  })
  await second.stop()
})

test('events wait for a URL', async () => {
  const provider = await startLocalProvider({ port: 0, secretKey, webhookSecret })
  const { id } = await stripeAt(provider.port).accounts.create({ country: 'CA' })
  provider.setStanding(id, 'pending')
  receiver.clear()
  provider.setWebhookUrl(receiver.url)
  await provider.webhooksSettled()
  expect(receiver.events).toMatchObject([{ type: 'account.updated', account: id }])
  await provider.stop()
})
