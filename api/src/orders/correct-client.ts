import * as contract from '@guichet/contract/orders/correct-client.ts'
import { saveClient } from '../clients/public.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, changedFields } from '../platform/http/versions.ts'
import { confirmationAgain, sendToBuyer } from './emails/send-to-buyer.ts'
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
}

/** Corrects the buyer of an order: on the order, in the list of clients, and in the search. */
export const correctClient = handle(
  contract.correctClient,
  async (ctx, { params: { ref }, body }) => {
    const { db, tenantId, audit } = ctx
    const order = await lockOrder(db, tenantId, await findOrderId(db, tenantId, ref))
    if (body.orderPublicId !== undefined && body.orderPublicId !== order.id)
      throw apiError('NotFound')
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: order.id, version: order.version },
      body.version,
    )
    const before = contactOf(order)
    const after = {
      email: textOr(body.email, order.email),
      firstName: textOr(body.firstName, order.first_name),
      lastName: textOr(body.lastName, order.last_name),
      phone: textOr(body.phone, order.phone),
      postalCode: textOr(body.postalCode, order.postal_code),
    }
    if (before.email && !after.email) throw fieldProblem('email', 'required', ctx.language)
    const fields = changedFields(before, after)
    if (fields.length) {
      await writeContact(ctx, order, after)
      await audit('order.client_corrected', 'order', order.id, {
        orderId: order.id,
        facts: { fields, ...unseen },
        texts: Object.fromEntries(
          fields.map((name) => [name, `${wordOf(before, name)} → ${wordOf(after, name)}`]),
        ),
      })
    }
    if (body.resend) await sendToBuyer(ctx, order.id, confirmationAgain)
    const moves = await movesOf(db, tenantId, [order.id])
    return viewOrder(await loadOrder(db, tenantId, order.id), moves, ctx)
  },
)

const textOr = (given: string | undefined, kept: string | null): string | null =>
  given === undefined ? kept : given || null
const contactOf = (order: LockedOrder): Contact => ({
  email: order.email,
  firstName: order.first_name,
  lastName: order.last_name,
  phone: order.phone,
  postalCode: order.postal_code,
})
const wordOf = (contact: Contact, name: string): string => contact[name as keyof Contact] ?? ''

/** Attaches the order to the client of its email address, who is created when missing. */
async function writeContact(
  { db, now, tenantId }: Ctx,
  order: LockedOrder,
  contact: Contact,
): Promise<void> {
  const clientId = contact.email
    ? await saveClient({ db, now }, tenantId, {
        email: contact.email,
        firstName: contact.firstName ?? undefined,
        lastName: contact.lastName ?? undefined,
        phone: contact.phone ?? undefined,
        postalCode: contact.postalCode ?? undefined,
        language: order.language as 'fr' | 'en',
      })
    : order.client_id
  await updateRows(db, tenantId, 'orders')
    .set((eb) => ({
      email: contact.email,
      first_name: contact.firstName,
      last_name: contact.lastName,
      phone: contact.phone,
      postal_code: contact.postalCode,
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
    paymentReferences: payments.map((payment) => payment.reference ?? payment.provider_ref),
    ...contact,
  })
  await updateRows(db, tenantId, 'search_entry')
    .set({ text })
    .where('kind', '=', 'order')
    .where('id', '=', order.id)
    .execute()
}
