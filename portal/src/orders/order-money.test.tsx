import { expect, test } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import { OrderMoney } from './order-money.tsx'
import type { Order } from './orders.queries.ts'
import { SaleFacts } from './page/sale-facts.tsx'

test('each amount of a cash payment has its own line', async () => {
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
  await renderScreen(<OrderMoney order={{ invoice, payments: [payment] } as unknown as Order} />)
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

test('an order is shown as paid only when its balance is 0', async () => {
  const factsOf = async (owed: number) => {
    const paid = { paymentDateTimeUtc: '2030-01-01T15:00:00.000Z', balance: { owed } }
    const { container } = await renderScreen(<SaleFacts order={paid as unknown as Order} />)
    return container.querySelector('p')?.textContent
  }
  expect(await factsOf(73.56)).toBe('Payée en partie le 2030-01-01 10:00')
  expect(await factsOf(0)).toBe('Payée le 2030-01-01 10:00')
})
