import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findRefunds } from '@guichet/contract/refunds/find-refunds.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { signedIn } from '../../test/factories/staff.ts'
import { openWorld, send, type World } from '../../test/world.ts'
import { createWorld } from './public.ts'

let world: World
beforeAll(async () => {
  const url = await newDatabase()
  await createWorld({ url, seed: 'shown', baseDate: '2026-11-21', orders: 200, tenants: 2 })
  world = await openWorld({ url })
})
afterAll(() => world.close())
