// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { OrderMoney } from './order-money.tsx'
import type { Order } from './orders.queries.ts'
import { SaleFacts } from './sale-facts.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function show(children: ReactNode) {
  await act(async () => {
    root.render(
      <MantineProvider env="test">
        <BusinessContext value={sampleBusiness}>{children}</BusinessContext>
      </MantineProvider>,
    )
    // The explanation of the price comes behind the page.
    await import('./explain-price.tsx')
  })
  return document.body.querySelector('p')?.textContent
}

test('each figure of a payment in cash stands on a line of its own', async () => {
  const invoice = {
    entriesTotal: 237,
    rebates: { items: [] },
    fees: { total: 0 },
    taxes: { items: [] },
    finalCost: 280.67,
  }
  const payment = {
    publicId: 'p',
    method: 'cash',
    state: 'succeeded',
    amount: 280.67,
    paidDateTimeUtc: '2030-01-01T15:00:00.000Z',
    rounding: -0.02,
    tendered: 300,
    change: 19.35,
  }
  await show(<OrderMoney order={{ invoice, payments: [payment] } as unknown as Order} />)
  const lines = [...document.querySelectorAll('dl')[0]!.children].map((line) =>
    [...line.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  )
  expect(lines).toEqual([
    ['Argent comptant, reçu', '280,67 $', '2030-01-01 10:00'],
    ['Arrondi aux 5 cents', '−0,02 $'],
    ['En argent comptant', '280,65 $'],
    ['Reçu du client', '300,00 $'],
    ['Monnaie rendue', '19,35 $'],
  ])
})

test('an order with a balance is not called paid before all of it is', async () => {
  const factsOf = (owed: number) =>
    show(
      <SaleFacts
        order={
          {
            paymentDateTimeUtc: '2030-01-01T15:00:00.000Z',
            balance: { owed },
          } as unknown as Order
        }
      />,
    )
  expect(await factsOf(73.56)).toBe('Payée en partie le 2030-01-01 10:00')
  expect(await factsOf(0)).toBe('Payée le 2030-01-01 10:00')
})
