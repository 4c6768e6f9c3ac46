import { holdCart } from '@guichet/contract/orders/sale/hold-cart.ts'
import {
  emptyContent,
  cartContentBytes,
  type CartContent,
} from '@guichet/contract/orders/sale/saved/cart-content.ts'
import {
  deleteSavedCart,
  findSavedCarts,
  getSavedCart,
  savedCartLimit,
  saveCart,
} from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApiKey } from '../../../../test/factories/api-keys.ts'
import { fieldsOf } from '../../../../test/factories/sales/counter.ts'
import {
  aCartToKeep,
  aSavedCart,
  aTypedClient,
} from '../../../../test/factories/sales/saved-carts.ts'
import { aBusiness, aStaff, type Staff } from '../../../../test/factories/staff.ts'
import { violations } from '../../../../test/invariants/violations.ts'
import { newKey, send } from '../../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../../test/use-server.ts'
import { openPool } from '../../../platform/db/open-pool.ts'
import { sweep } from '../../../platform/jobs/sweep.ts'
import { newId } from '../../../platform/values/ids.ts'

const server = useTestServer()
const staff = useBusiness(server)
let other: Staff
beforeAll(async () => {
  other = await aStaff(server, staff, { accesses: ['TicketCreation'] })
})
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

type SavedCart = Awaited<ReturnType<typeof aSavedCart>>
const save = (who: Staff, cartPublicId: string, form: Parameters<typeof aCartToKeep>[0] = {}) =>
  send(server, who, saveCart, { params: { cartPublicId }, body: aCartToKeep(form) })
const again = (who: Staff, { cart }: SavedCart, form: Parameters<typeof aCartToKeep>[0] = {}) =>
  save(who, cart.publicId, { content: cart.content, version: cart.version, ...form })
const get = (who: Staff, { cart }: Pick<SavedCart, 'cart'>) =>
  send(server, who, getSavedCart, { params: { cartPublicId: cart.publicId } })
const remove = (who: Staff, { cart }: Pick<SavedCart, 'cart'>) =>
  send(server, who, deleteSavedCart, { params: { cartPublicId: cart.publicId } })
const seen = async (who: Staff) =>
  (await send(server, who, findSavedCarts, {})).body.items.map(({ publicId }) => publicId)
const sellCart = (who: Staff, { line }: Pick<SavedCart, 'line'>, keptCartPublicId: string) =>
  send(server, who, sell, {
    key: newKey(),
    body: { tickets: [line], payment: { method: 'cash' }, keptCartPublicId },
  })
const codesOf = async ({ cart }: Pick<SavedCart, 'cart'>) =>
  (
    await server.owner.query<{ code: string }>(
      'select code from audit where subject_id = $1 order by at, id',
      [cart.publicId],
    )
  ).rows.map(({ code }) => code)

test('a saved cart is restored as it was typed, wherever its clerk signs in', async () => {
  const kept = await aSavedCart(server, staff, {
    content: {
      client: { ...aTypedClient, email: 'lea@', phone: '418' },
      codes: ['NEIGE'],
      discount: { settings: '10%', reason: '' },
      terms: { deposit: '', dueDate: null, purchaseOrder: 'PO-1' },
      details: { holders: {}, answers: { 'order.a.b': [0, 2], 'order.a.c': 'Noix' } },
      shown: { finalCents: 2299, lines: [{ key: 'a', quantity: 1, cents: 1999 }] },
    },
  })
  const { body } = await get(staff, kept)
  expect(body).toMatchObject({
    content: kept.cart.content,
    version: 1,
    clientName: 'Léa Roy',
    lines: 1,
    finalCents: 2299,
    isParked: false,
    isMine: true,
    updatedBy: 'Maude Essai',
    hold: null,
  })
  const { body: saved } = await again(staff, kept, { name: 'Groupe' })
  expect(saved).toMatchObject({ version: 2, name: 'Groupe' })
  expect(await codesOf(kept)).toEqual([])
})

test('a parked cart is visible to all clerks, and an open one to its own clerk only', async () => {
  const [open, parked] = [
    await aSavedCart(server, staff),
    await aSavedCart(server, staff, { isParked: true }),
  ]
  const foreign = await aBusiness(server)
  const ids = [open, parked].map(({ cart }) => cart.publicId)
  const ofThese = async (who: Staff) => (await seen(who)).filter((id) => ids.includes(id)).sort()
  expect(await ofThese(staff)).toEqual([...ids].sort())
  expect(await ofThese(other)).toEqual([parked.cart.publicId])
  expect(await seen(foreign)).toEqual([])
  for (const answer of [await get(other, open), await remove(other, open)])
    expect(answer.body).toMatchObject({ type: 'CartTaken', takenBy: 'Maude Essai' })
  expect((await get(other, parked)).status).toBe(200)
  for (const kept of [open, parked]) expect((await get(foreign, kept)).body.type).toBe('NotFound')
  expect((await again(other, open)).body.type).toBe('StaleVersion')
})

test('a parked cart belongs to the clerk who resumes it, and the other clerk is informed of the name and the content', async () => {
  const kept = await aSavedCart(server, staff, { isParked: true, name: 'Famille' })
  const { body: taken } = await again(other, kept, { name: 'Famille' })
  expect(taken).toMatchObject({ isMine: true, isParked: false, updatedBy: 'Théo Essai' })
  for (const version of [kept.cart.version, taken.version, undefined]) {
    const late = await save(staff, kept.cart.publicId, {
      content: emptyContent,
      ...(version && { version }),
    })
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        type: 'StaleVersion',
        changedBy: 'Théo Essai',
        version: taken.version,
        current: { content: kept.cart.content, isMine: false },
      },
    ])
  }
  expect(await seen(staff)).not.toContain(kept.cart.publicId)
  expect((await sellCart(staff, kept, kept.cart.publicId)).body.type).toBe('StaleVersion')
  expect(await codesOf(kept)).toEqual(['cart.parked', 'cart.taken_over'])
})

test('a repeated save changes nothing, and a save from an older version is rejected', async () => {
  const kept = await aSavedCart(server, staff)
  const change = { content: { ...kept.cart.content, codes: ['A'] } }
  const [first, repeated] = [await again(staff, kept, change), await again(staff, kept, change)]
  expect(repeated.body).toEqual(first.body)
  const stale = await again(staff, kept, { content: { ...kept.cart.content, codes: ['B'] } })
  expect(stale.body).toMatchObject({ type: 'StaleVersion', current: { content: change.content } })
})

test('a sold cart is no longer listed, and later requests are answered with the number of its order', async () => {
  const kept = await aSavedCart(server, staff, { isParked: true, name: 'Famille' })
  const { status, body: order } = await sellCart(other, kept, kept.cart.publicId)
  expect(status).toBe(200)
  const sold = {
    type: 'CartSold',
    orderReferenceNumber: order.orderReferenceNumber,
    soldBy: 'Théo Essai',
  }
  for (const answer of [
    await sellCart(staff, kept, kept.cart.publicId),
    await again(staff, kept),
    await get(staff, kept),
    await remove(staff, kept),
  ])
    expect([answer.status, answer.body]).toMatchObject([409, sold])
  expect(await seen(staff)).not.toContain(kept.cart.publicId)
  const { rows } = await server.owner.query(
    'select name, content, hold_id, parked_at from kept_cart where id = $1',
    [kept.cart.publicId],
  )
  expect(rows).toEqual([{ name: null, content: null, hold_id: null, parked_at: null }])
})

test('a rejected sale leaves its cart unchanged', async () => {
  const kept = await aSavedCart(server, staff, { isParked: true, capacity: 1 })
  const many = { line: { ...kept.line, quantity: 2 } }
  expect((await sellCart(staff, many, kept.cart.publicId)).body.type).toBe('NotEnoughInventory')
  expect((await get(staff, kept)).body).toEqual(kept.cart)
})

test('an API key has no carts', async () => {
  const kept = await aSavedCart(server, staff)
  const key = await anApiKey(server, staff, ['complete'])
  const answer = await send(server, key, sell, {
    key: newKey(),
    body: {
      tickets: [kept.line],
      payment: { method: 'other', reference: 'x' },
      expectedFinalCost: 22.98,
      keptCartPublicId: kept.cart.publicId,
    },
  })
  expect(answer.body.type).toBe('NotFound')
})

/** A cart with its places held. */
async function aHeldCart() {
  const kept = await aSavedCart(server, staff, { capacity: 1 })
  const { body: hold } = await send(server, staff, holdCart, {
    body: { tickets: [kept.line], minutes: 10 },
    key: newKey(),
  })
  const { body: cart } = await again(staff, kept, { holdPublicId: hold.publicId, isParked: true })
  const taken = async () =>
    (await server.owner.query('select taken from resource where id = $1', [kept.slotId])).rows[0]
      .taken
  return { ...kept, cart, hold, taken }
}

test('a saved cart shows its hold, which is released when the cart is deleted', async () => {
  const held = await aHeldCart()
  expect(held.cart.hold).toEqual(held.hold)
  expect(await held.taken()).toBe(1)
  expect((await remove(other, held)).status).toBe(200)
  expect(await held.taken()).toBe(0)
  expect((await get(staff, held)).body.type).toBe('NotFound')
  expect(await codesOf(held)).toEqual(['cart.parked', 'cart.deleted'])
  // The deletion is undone: the same cart exists again, without its hold.
  expect((await save(staff, held.cart.publicId, { content: held.cart.content })).status).toBe(200)
})

test('a saved cart refers only to holds made at a counter of its own business', async () => {
  const foreign = await aBusiness(server)
  const held = await aHeldCart()
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into hold (tenant_id, id, held_until, created_at, ended_at, ending)
      values ($1, $2, now(), now(), now(), 'released')
      returning id`,
    [staff.tenantId, newId()],
  )
  for (const [who, holdPublicId] of [
    [foreign, held.hold.publicId],
    [staff, rows[0]!.id],
    [staff, newId()],
  ] as const)
    expect((await save(who, newId(), { holdPublicId })).body.type).toBe('NotFound')
})

test('saving a version of a deleted cart does not restore it', async () => {
  const kept = await aSavedCart(server, staff)
  await remove(staff, kept)
  expect((await again(staff, kept)).body.type).toBe('NotFound')
})

test('typed text is limited in length, and contains no card number', async () => {
  const fields = async (content: Partial<CartContent>) =>
    fieldsOf(await save(staff, newId(), { content }))
  expect(await fields({ reason: '4242 4242 4242 4242' })).toEqual(['content.reason cardNumber'])
  expect(await fields({ client: { ...aTypedClient, lastName: '5555 5555 5555 4444' } })).toEqual([
    'content.client.lastName cardNumber',
  ])
  const long = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => [`order.${i}`, 'é'.repeat(200)]),
  )
  expect(cartContentBytes).toBe(65_536)
  expect(await fields({ details: { holders: {}, answers: long } })).toEqual(['content maxBytes'])
  const { cart } = await aSavedCart(server, staff)
  expect(await fields({ lines: Array.from({ length: 51 }, () => cart.content.lines[0]!) })).toEqual(
    ['content.lines maxItems'],
  )
})

test('the number of saved carts is limited', async () => {
  const full = await aBusiness(server)
  await server.owner.query(
    `insert into kept_cart (
        tenant_id, id, content, created_by, updated_by, created_at, updated_at, parked_at
      )
      select $1, gen_random_uuid(), $2, $3, $3, now(), now(), now()
      from generate_series(1, $4)`,
    [full.tenantId, JSON.stringify(aCartToKeep().content), full.accountId, savedCartLimit - 1],
  )
  const last = newId()
  expect((await save(full, last)).status).toBe(200)
  expect((await save(full, newId())).body.type).toBe('ListFull')
  expect((await save(full, last, { version: 1, isParked: true })).status).toBe(200)
})

test('unused carts are deleted: open ones after two days, parked or sold ones after thirty', async () => {
  const [current, parked, sold] = [
    await aSavedCart(server, staff),
    await aSavedCart(server, staff, { isParked: true }),
    await aSavedCart(server, staff),
  ]
  await sellCart(staff, sold, sold.cart.publicId)
  const ids = [current, parked, sold].map(({ cart }) => cart.publicId)
  const workerPool = openPool({ url: server.url, max: 1, role: 'guichet_worker' })
  const leftAfter = async (age: string) => {
    await server.owner.query(
      'update kept_cart set updated_at = now() - $2::interval where id = any($1)',
      [ids, age],
    )
    await sweep(workerPool)
    const { rows } = await server.owner.query<{ id: string }>(
      'select id from kept_cart where id = any($1)',
      [ids],
    )
    return ids.map((id) => rows.some((row) => row.id === id))
  }
  expect(await leftAfter('47 hours')).toEqual([true, true, true])
  expect(await leftAfter('49 hours')).toEqual([false, true, true])
  expect(await leftAfter('31 days')).toEqual([false, false, false])
  await workerPool.end()
})
