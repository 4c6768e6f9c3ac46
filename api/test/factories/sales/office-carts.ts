import { randomBytes } from 'node:crypto'
import type { Body } from '@guichet/contract/endpoint.ts'
import { findOfficeCart, saveOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { sellOfficeCart } from '@guichet/contract/office/sell-office-cart.ts'
import { expect } from 'vitest'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aCartLine } from './orders.ts'
import { aPaymentAccount } from './payments.ts'

export const newCartToken = (): string => randomBytes(24).toString('base64url')
export const aBuyer = { firstName: 'Ève', lastName: 'Côté', email: 'visiteur@example.test' }

type Lines = Body<typeof saveOfficeCart>['lines']
/** A saved cart of a visitor. @returns Its token */
export async function anOfficeCart(
  server: TestServer,
  office: string,
  lines: Lines,
): Promise<string> {
  const cart = newCartToken()
  const body = { language: 'fr' as const, lines, rebateCodes: [] }
  const { status } = await send(server, null, saveOfficeCart, { params: { office, cart }, body })
  expect(status).toBe(200)
  return cart
}

/** A cart that its visitor bought: a free order is completed, any other waits for its payment. */
export async function aSoldCart(server: TestServer, office: string, lines: Lines) {
  const cart = await anOfficeCart(server, office, lines)
  const { body } = await send(server, null, sellOfficeCart, {
    params: { office, cart },
    body: {
      buyer: aBuyer,
      areTermsAccepted: true,
      expectedFinalCost: await costOf(server, office, cart),
    },
  })
  return { cart, order: body.order! }
}

/** A sold cart whose order waits for its payment. @returns The token of the cart */
export async function anUnpaidCart(
  server: TestServer,
  staff: Pick<Staff, 'tenantId'>,
  office: string,
): Promise<string> {
  await aPaymentAccount(server, staff)
  const { line } = await aCartLine(server, staff as Staff)
  const { cart, order } = await aSoldCart(server, office, [line])
  expect(order.status).toBe('PaymentInProgress')
  return cart
}

/** Total of a cart as its visitor sees it. */
export async function costOf(server: TestServer, office: string, cart: string): Promise<number> {
  const { body } = await send(server, null, findOfficeCart, { params: { office, cart } })
  return body.quote!.invoice.finalCost
}
