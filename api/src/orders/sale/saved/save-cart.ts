import type { Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { endHold, freePlaces } from '../../../availability/public.ts'
import { deleteRows, selectRows, updateRows } from '../../../platform/db/rows.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../../platform/http/contexts.ts'
import { isSame } from '../../../platform/http/versions.ts'
import { assertMayChange, assertUnsold, isTheirs } from './own-cart.ts'
import { cartHeads, findCart, lockCart, type CartRow } from './saved-carts.db.ts'
import { contentOf, viewCart, viewCartHead } from './saved-carts.view.ts'

type Form = Input<typeof contract.saveCart>['body']
const lookingOf = ({ now, accountId }: Ctx) => ({ now, accountId })

export const findSavedCarts = handle(contract.findSavedCarts, async (ctx) => {
  const { db, tenantId, accountId } = ctx
  const rows = await cartHeads(db, tenantId)
    .where('kept_cart.ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('kept_cart.parked_at', 'is not', null), eb('kept_cart.updated_by', '=', accountId)]),
    )
    .orderBy('kept_cart.updated_at', 'desc')
    .orderBy('kept_cart.id')
    .execute()
  return { items: rows.map((row) => viewCartHead(row, lookingOf(ctx))) }
})

export const getSavedCart = handle(
  contract.getSavedCart,
  async (ctx, { params: { cartPublicId } }) => {
    const row = await findCart(ctx.db, ctx.tenantId, cartPublicId)
    return viewCart(assertSeen(ctx, row), lookingOf(ctx))
  },
)

/** @throws NotFound, CartSold, or CartTaken with the clerk who has it open */
function assertSeen(ctx: Ctx, row: CartRow | undefined): CartRow {
  if (!row) throw apiError('NotFound')
  assertUnsold(row)
  if (isTheirs(row, ctx))
    throw apiError('CartTaken', { takenBy: row.holder_name, takenAt: row.updated_at })
  return row
}

export const saveCart = handle(
  contract.saveCart,
  async (ctx, { params: { cartPublicId: id }, body }) => {
    const { db, tenantId } = ctx
    await assertHoldOfCounter(ctx, body.holdPublicId)
    const row = (await lockCart(db, tenantId, id)) ?? (await makeCart(ctx, id, body))
    if (row) await changeCart(ctx, row, body)
    return viewCart((await findCart(db, tenantId, id))!, lookingOf(ctx))
  },
)

/** @throws NotFound also for a hold of a quote or of an API key */
async function assertHoldOfCounter({ db, tenantId }: Ctx, holdId: string | null): Promise<void> {
  if (holdId === null) return
  const hold = await selectRows(db, tenantId, 'hold')
    .select('id')
    .where('id', '=', holdId)
    .where('created_by', 'is not', null)
    .executeTakeFirst()
  if (!hold) throw apiError('NotFound')
}

/**
 * Creates a cart. A new cart has no version yet; a request with a version names a deleted cart.
 *
 * @returns The cart of the same id, when another request created it at the same moment
 */
async function makeCart(ctx: Ctx, id: string, form: Form): Promise<CartRow | undefined> {
  const { db, now, tenantId, accountId } = ctx
  if (form.version !== undefined) throw apiError('NotFound')
  await assertRoom(ctx)
  const made = await db
    .insertInto('kept_cart')
    .values({
      tenant_id: tenantId,
      id,
      ...columnsOf(form),
      parked_at: form.isParked ? now : null,
      created_by: accountId,
      updated_by: accountId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return lockCart(db, tenantId, id)
  if (form.isParked) await ctx.audit('cart.parked', 'cart', id, { facts: factsOf(form) })
  return undefined
}

async function assertRoom({ db, tenantId }: Ctx): Promise<void> {
  const { count } = await selectRows(db, tenantId, 'kept_cart')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= contract.savedCartLimit)
    throw apiError('ListFull', { limit: contract.savedCartLimit })
}

const columnsOf = ({ name, content, holdPublicId }: Form) => ({
  name,
  content: JSON.stringify(content),
  hold_id: holdPublicId,
})
/** Audit facts without personal data, which only the cart itself holds. */
const factsOf = ({ content }: Pick<Form, 'content'>) => ({
  lines: content.lines.length,
  finalCents: content.shown?.finalCents ?? null,
})

async function changeCart(ctx: Ctx, row: CartRow, form: Form): Promise<void> {
  const { db, now, accountId, tenantId } = ctx
  assertUnsold(row)
  if (isSavedAlready(ctx, row, form)) return
  assertMayChange(row, ctx, form.version)
  await updateRows(db, tenantId, 'kept_cart')
    .set({
      ...columnsOf(form),
      parked_at: form.isParked ? (row.parked_at ?? now) : null,
      updated_by: accountId,
      updated_at: now,
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  await recordChange(ctx, row, form)
}

/** Whether a save whose answer was lost was sent again, so that nothing is left to do. */
const isSavedAlready = ({ accountId }: Ctx, row: CartRow, form: Form): boolean =>
  form.version !== undefined &&
  row.version === form.version + 1 &&
  row.updated_by === accountId &&
  isSame(
    [row.name, row.parked_at !== null, row.hold_id, contentOf(row)],
    [form.name, form.isParked, form.holdPublicId, form.content],
  )

/**
 * Records in the audit log what other clerks need to know: that a cart is parked, and who took it.
 * The saves in between are left out: a screen sends one at each pause in typing, and the cart
 * itself has its last author. A save without a version is recorded, as everywhere.
 */
async function recordChange({ audit, accountId }: Ctx, row: CartRow, form: Form): Promise<void> {
  const unseen = form.version === undefined && { withoutVersion: true }
  const facts = { ...factsOf(form), ...unseen }
  const isTaken = !form.isParked && row.updated_by !== accountId
  if (form.isParked && row.parked_at === null) await audit('cart.parked', 'cart', row.id, { facts })
  else if (isTaken)
    await audit('cart.taken_over', 'cart', row.id, {
      facts: { ...facts, fromAccountId: row.updated_by },
    })
  else if (unseen) await audit('cart.saved', 'cart', row.id, { facts })
}

export const deleteSavedCart = handle(
  contract.deleteSavedCart,
  async (ctx, { params: { cartPublicId } }) => {
    const { db, now, audit, tenantId } = ctx
    const row = assertSeen(ctx, await lockCart(db, tenantId, cartPublicId))
    const freed =
      row.hold_id && (await endHold(db, { tenantId, holdId: row.hold_id, ending: 'released', now }))
    await deleteRows(db, tenantId, 'kept_cart').where('id', '=', row.id).execute()
    await audit('cart.deleted', 'cart', row.id, { facts: factsOf({ content: contentOf(row) }) })
    if (freed) await freePlaces(db, tenantId, freed)
    return {}
  },
)
