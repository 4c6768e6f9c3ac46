import * as contract from '@guichet/contract/orders/correct-client.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { clientByEmail, saveClient } from '../clients/public.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { personIdOf } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, changedFields } from '../platform/http/versions.ts'
import { confirmationAgain, sendFirstConfirmation, sendToBuyer } from './emails/send-to-buyer.ts'
import { holdersOfOrders } from './holders.db.ts'
import { loadOrder } from './load-orders.db.ts'
import { orderSearchText } from './order-search.rules.ts'
import { findOrderId, lockOrder, type LockedOrder } from './orders.db.ts'
import { viewOrder } from './orders.view.ts'
import { movesOf } from './ticket-moves.db.ts'

type Contact = {
  email: string | null
  firstName: string | null
  lastName: string | null
  phone: string | null
  postalCode: string | null
  language: Language
}

/**
 * Corrects the buyer of an order, or adds the client that a sale to a walk-in did not have: on the
 * order, in the list of clients, and in the search.
 */
export const correctClient = handle(
  contract.correctClient,
  async (ctx, { params: { ref }, body }) => {
    const { db, tenantId, audit } = ctx
    const order = await lockOrder(db, tenantId, await findOrderId(db, tenantId, ref))
    if (body.orderPublicId !== undefined && body.orderPublicId !== order.id)
      throw apiError('NotFound')
    assertMayCorrect(ctx, order)
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: order.id, version: order.version },
      body.version,
    )
    const before = contactOf(order)
    const given = {
      email: textOr(body.email, order.email),
      firstName: textOr(body.firstName, order.first_name),
      lastName: textOr(body.lastName, order.last_name),
      phone: textOr(body.phone, order.phone),
      postalCode: textOr(body.postalCode, order.postal_code),
      language: body.language ?? before.language,
    }
    if (before.email && !given.email) throw fieldProblem('email', 'required', ctx.language)
    const after = await withKnown(ctx, order, given)
    const fields = changedFields(before, after)
    let mailId: string | null = null
    if (fields.length) {
      await assertNotErased(ctx, order)
      await writeContact(ctx, order, after)
      if (!before.email && after.email) mailId = await sendFirstConfirmation(ctx, order.id)
      await audit('order.client_corrected', 'order', order.id, {
        orderId: order.id,
        facts: { fields, ...(mailId && { mailId }), ...unseen },
        texts: Object.fromEntries(
          fields.map((name) => [name, `${wordOf(before, name)} → ${wordOf(after, name)}`]),
        ),
      })
    }
    if (body.resend && !mailId) await sendToBuyer(ctx, order.id, confirmationAgain)
    const moves = await movesOf(db, tenantId, [order.id])
    return viewOrder(await loadOrder(db, tenantId, order.id), moves, ctx)
  },
)

/** Without access to orders, a clerk adds the email of the client whom they have just served. */
function assertMayCorrect({ actor }: Ctx, order: LockedOrder): void {
  const isOwnSale = order.created_by !== null && order.created_by === personIdOf(actor)
  if (actor.isMain || actor.accesses.has('Orders') || (isOwnSale && !order.email)) return
  throw apiError('NoAccess', { access: ['Orders'] })
}

/** The order of an erased client stays without a person. */
async function assertNotErased({ db, tenantId }: Ctx, order: LockedOrder): Promise<void> {
  if (order.client_id === null) return
  const erased = await selectRows(db, tenantId, 'client')
    .select('id')
    .where('id', '=', order.client_id)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()
  if (erased) throw apiError('ClientErased')
}

/** An email of a known client brings what the order does not say about them. */
async function withKnown(
  { db, tenantId }: Ctx,
  order: LockedOrder,
  given: Contact,
): Promise<Contact> {
  if (!given.email || given.email === order.email) return given
  const known = await clientByEmail(db, tenantId, given.email)
  if (!known) return given
  const isNamed = given.firstName !== null || given.lastName !== null
  return {
    ...given,
    ...(!isNamed && { firstName: known.first_name, lastName: known.last_name }),
    phone: given.phone ?? known.phone,
    postalCode: given.postalCode ?? known.postal_code,
  }
}

const textOr = (given: string | undefined, kept: string | null): string | null =>
  given === undefined ? kept : given || null
const contactOf = (order: LockedOrder): Contact => ({
  email: order.email,
  firstName: order.first_name,
  lastName: order.last_name,
  phone: order.phone,
  postalCode: order.postal_code,
  language: order.language as Language,
})
const wordOf = (contact: Contact, name: string): string => contact[name as keyof Contact] ?? ''

/**
 * Attaches the order to the client of its email address, who is created when missing. Only the
 * client that it already had is corrected with it: another one keeps their own data.
 */
async function writeContact(
  { db, now, tenantId }: Ctx,
  order: LockedOrder,
  contact: Contact,
): Promise<void> {
  const clientId = contact.email
    ? await saveClient(
        { db, now },
        tenantId,
        {
          email: contact.email,
          firstName: contact.firstName ?? undefined,
          lastName: contact.lastName ?? undefined,
          phone: contact.phone ?? undefined,
          postalCode: contact.postalCode ?? undefined,
          language: contact.language,
        },
        { keepsKnown: contact.email !== order.email },
      )
    : order.client_id
  await updateRows(db, tenantId, 'orders')
    .set((eb) => ({
      email: contact.email,
      first_name: contact.firstName,
      last_name: contact.lastName,
      phone: contact.phone,
      postal_code: contact.postalCode,
      language: contact.language,
      client_id: clientId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', order.id)
    .execute()
  const payments = await selectRows(db, tenantId, 'payment')
    .select(['reference', 'provider_ref'])
    .where('order_id', '=', order.id)
    .execute()
  const text = orderSearchText({
    reference: order.reference,
    paymentReferences: [
      ...payments.map((payment) => payment.reference ?? payment.provider_ref),
      order.purchase_order,
    ],
    holders: await holdersOfOrders(db, tenantId, [order.id]),
    ...contact,
  })
  await updateRows(db, tenantId, 'search_entry')
    .set({ text })
    .where('kind', '=', 'order')
    .where('id', '=', order.id)
    .execute()
}
