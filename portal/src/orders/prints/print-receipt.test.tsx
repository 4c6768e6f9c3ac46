// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { BusinessContext } from '../../kit/session/business.ts'
import { sampleBusiness } from '../../kit/session/sample-business.ts'
import type { Order } from '../orders.queries.ts'
import { PrintReceipt } from './print-receipt.tsx'

test('each amount of a receipt is a figure of its own, with what rounding makes of it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const order = {
    orderReferenceNumber: 'MC1',
    createdDateTimeUtc: '2030-01-01T15:00:00.000Z',
    totalPaid: 280.67,
    totalKept: 280.67,
    can: { receipt: true, why: {} },
    invoice: {
      user: {},
      entries: [],
      lodgingEntries: [],
      entriesTotal: 280.67,
      rebates: { items: [] },
      fees: { total: 0 },
      taxes: { items: [] },
      finalCost: 280.67,
    },
    payments: [
      {
        publicId: 'p',
        method: 'cash',
        state: 'succeeded',
        amount: 280.67,
        rounding: -0.02,
        tendered: 300,
        change: 19.35,
      },
    ],
  } as unknown as Order
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <PrintReceipt order={order} />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  const figures = [...[...document.querySelectorAll('dl')].at(-1)!.children].map((line) =>
    [...line.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  )
  expect(figures).toEqual([
    ['Argent comptant', '280,67 $'],
    ['Arrondi aux 5 cents', '−0,02 $'],
    ['En argent comptant', '280,65 $'],
    ['Reçu du client', '300,00 $'],
    ['Monnaie rendue', '19,35 $'],
  ])
  await act(async () => root.unmount())
})
