import * as contract from '@guichet/contract/office/office-order-files.ts'
import { visitCalendar } from '../../calendars/public.ts'
import { confirmationsOf, type EmailDrawer } from '../../mail/public.ts'
import {
  confirmationOf,
  loadOrder,
  pdfMessages,
  resendToBuyer,
  visitTimes,
} from '../../orders/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { asAttachment } from '../../platform/http/attachment.ts'
import { handle, type OutsideGuestCtx } from '../../platform/http/contexts.ts'
import type { Throttle } from '../../sign-in/public.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { cartOf, lockCart } from './carts.db.ts'
import { cartCtx } from './guest-actor.ts'

/** @throws NotFound for a cart that is not sold */
async function soldOrderOf(at: Parameters<typeof cartOf>[0], token: string) {
  const { id, sold_order_id: orderId } = await cartOf(at, token)
  if (orderId === null) throw apiError('NotFound')
  return { cartId: id, orderId }
}

type Deps = { codes: TicketCodes; drawer: EmailDrawer; publicUrl: string; perCart: Throttle }
type Visit = { office: string; cart: string }

/**
 * Files of a sold cart, in the current state of the order; the PDF files are those of its email.
 *
 * @throws NotFound for an order without such a file
 */
export const extractOfficeOrder = (deps: Deps) =>
  handle(contract.extractOfficeOrder, (ctx, { params: { file, ...visit } }) =>
    file === 'calendar' ? extractCalendar(deps, ctx, visit) : extractPdf(deps, ctx, visit, file),
  )

async function extractPdf(
  { codes, drawer, perCart }: Deps,
  ctx: OutsideGuestCtx,
  { cart }: Visit,
  file: 'tickets' | 'invoice',
): Promise<Buffer> {
  const { tenantId, language } = ctx
  const { cartId, data } = await ctx.inTenant(scopeOf(ctx), 'read', async ({ db, now }) => {
    const sold = await soldOrderOf({ db, tenantId, isOnline: ctx.isOnline }, cart)
    const at = { tenantId, orderId: sold.orderId, language }
    // A page has its own link to a new date.
    const linkToChoose = async () => null
    return { ...sold, data: await confirmationOf({ db, now }, { codes, linkToChoose }, at) }
  })
  await perCart.spend(cartId)
  const fileName = pdfMessages[language][`${file}File`](data.reference)
  const bytes = await drawer.file({ kind: 'order-confirmation', data }, fileName)
  if (!bytes) throw apiError('NotFound')
  asAttachment(ctx.reply, { name: fileName.replace(/\.pdf$/, ''), format: 'pdf' })
  return bytes
}

async function extractCalendar(
  { publicUrl, perCart }: Deps,
  ctx: OutsideGuestCtx,
  { office, cart }: Visit,
): Promise<string> {
  const { tenantId, language, timeZone } = ctx
  const { cartId, loaded } = await ctx.inTenant(scopeOf(ctx), 'read', async ({ db }) => {
    const sold = await soldOrderOf({ db, tenantId, isOnline: ctx.isOnline }, cart)
    return { ...sold, loaded: await loadOrder(db, tenantId, sold.orderId) }
  })
  await perCart.spend(cartId)
  const times = visitTimes(loaded.units, { language, timeZone })
  if (times.length === 0) throw apiError('NotFound')
  const { id, reference, created_at: now } = loaded.order
  const head = {
    language,
    business: loaded.tenant.name,
    title: reference,
    host: new URL(publicUrl).hostname,
    now,
    address: () => `${publicUrl}/b/${office}/cart/${cart}`,
  }
  asAttachment(ctx.reply, { name: reference, format: 'ics' })
  return visitCalendar(
    head,
    reference,
    times.map((time, i) => ({ ...time, id: `${id}-${i}` })),
  )
}

const scopeOf = ({ tenantId }: OutsideGuestCtx) => ({ tenantId, accountId: null })

const [minuteMs, hourMs] = [60_000, 3_600_000]
/** Most confirmations of an order in an hour. */
const mostEmails = 4

/**
 * Sends the confirmation again, to the address that the buyer gave. A second press within a minute
 * sends nothing more.
 *
 * @throws TooManyTries after several emails within an hour
 */
export const resendOfficeOrder = handle(contract.resendOfficeOrder, async (ctx, { params }) => {
  const { db, now, tenantId } = ctx
  const { id, sold_order_id: orderId } = await lockCart(ctx, params.cart)
  if (orderId === null) throw apiError('NotFound')
  const agoMs = (await confirmationsOf(db, tenantId, orderId)).map(
    (sentAt) => Date.parse(now) - Date.parse(sentAt),
  )
  const isRepeated = agoMs.length > 1 && agoMs.some((ms) => ms < minuteMs)
  if (isRepeated) return { email: (await loadOrder(db, tenantId, orderId)).order.email! }
  if (agoMs.filter((ms) => ms < hourMs).length >= mostEmails)
    throw apiError('TooManyTries', { retryAfterSeconds: hourMs / 1000 })
  return { email: await resendToBuyer(cartCtx(ctx, id), orderId) }
})
