import { setTimeout as wait } from 'node:timers/promises'
import { cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { openPayment } from '@guichet/contract/orders/payment/open-payment.ts'
import { expect, test } from 'vitest'
import { aSaleByLink, connect, useStripeServer, webhookPath } from '../../factories/local-stripe.ts'
import { aBusiness } from '../../factories/staff.ts'
import { violations } from '../../invariants/violations.ts'
import type { MutantName } from '../mutants.ts'
import { quiet, withProcesses } from '../paying-processes.ts'
import { inFlight, reach } from '../processes.ts'

const server = useStripeServer()
const nobody = { accessToken: '' }

const idOf = (url: unknown) => String(url).split('/').at(-1)!

/**
 * Orders by link whose buyer opens the payment page while the clerk stops waiting; each opened page
 * is paid. @returns The paid orders, according to the provider and to the product
 */
async function pagesAgainstEnds(count: number, mutant: MutantName | 'none') {
  const staff = await aBusiness(server)
  const account = await connect(server, staff)
  const sales = await inFlight(count, 1, () => aSaleByLink(server, staff, { quantity: 1 }))
  // The work of a mutant is done by processes that lack the protection.
  if (mutant !== 'none') await server.app.worker.stop()
  await withProcesses(server, mutant, async ([first, second]) => {
    if (mutant !== 'none') server.provider.setWebhookUrl(first! + webhookPath)
    // Creating a page is slowed down, so that the wait may end meanwhile.
    server.provider.faults.add({
      on: 'POST /v1/checkout/sessions',
      fault: 'slow',
      ms: 400,
      times: count,
    })
    await inFlight(count, 6, async (i) => {
      const { token, ref } = sales[i]!
      const [opened] = await Promise.all([
        reach(first!, nobody, openPayment, { body: { token } }),
        // Immediately, or while the page is being created.
        wait((i % 4) * 60).then(() =>
          reach(second!, staff, cancelPayment, { params: { ref }, body: {} }),
        ),
      ])
      if (opened.status === 200) server.provider.pay(idOf(opened.body.url))
    })
    server.provider.faults.clear()
    await quiet(server)
  })
  const theirs = server.provider
    .ledger()
    .payments.filter((paid) => paid.account === account && paid.status === 'succeeded')
    .map((paid) => paid.orderReference)
  const { rows } = await server.owner.query<{ reference: string; status: string }>(
    'select reference, status from orders where tenant_id = $1',
    [staff.tenantId],
  )
  return {
    theirs: theirs.sort(),
    ours: rows
      .filter(({ status }) => status === 'Completed')
      .map(({ reference }) => reference)
      .sort(),
    waiting: rows.filter(({ status }) => !['Completed', 'Canceled'].includes(status)),
  }
}

test('a page opened at the moment when the wait ends is paid and sold, or neither', async () => {
  const { theirs, ours, waiting } = await pagesAgainstEnds(40, 'none')
  expect(ours).toEqual(theirs)
  expect(waiting).toEqual([])
  expect(await violations(server.owner)).toEqual([])
})

test('thirty requests of the buyer open one page', async () => {
  const staff = await aBusiness(server)
  await connect(server, staff)
  const { token } = await aSaleByLink(server, staff)
  const answers = await withProcesses(server, 'none', (bases) =>
    inFlight(30, 10, (i) => reach(bases[i % 2]!, nobody, openPayment, { body: { token } })),
  )
  const pages = answers.filter(({ status }) => status === 200).map(({ body }) => body.url)
  expect(pages.length).toBeGreaterThan(0)
  expect(new Set(pages).size).toBe(1)
})

test('mutant: without a second check of the order, the page of an abandoned order is paid', async () => {
  const { theirs, ours } = await pagesAgainstEnds(60, 'no-second-look')
  expect(theirs.length).toBeGreaterThan(ours.length)
})
