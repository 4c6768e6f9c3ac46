import type { Body } from '@guichet/contract/endpoint.ts'
import { payBalance } from '@guichet/contract/orders/payment/pay-balance.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { anOrder } from './orders.ts'

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Three tickets of a group, 68.95 in all, partly paid. */
export const aGroupOrder = (
  server: TestServer,
  staff: Staff,
  { deposit = 20, ...more }: { deposit?: number } & Parameters<typeof anOrder>[2] = {},
) => anOrder(server, staff, { balance: { deposit, dueDate: inDays(30) }, ...more })

/** Requests, or takes, a payment of the balance of an order. */
export const pay = (
  server: Pick<TestServer, 'app'>,
  staff: Staff,
  { orderReferenceNumber: ref }: { orderReferenceNumber: string },
  body: Body<typeof payBalance>,
) => send(server, staff, payBalance, { key: newKey(), params: { ref }, body })
