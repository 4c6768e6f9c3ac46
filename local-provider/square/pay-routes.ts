import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, sendPage } from '../pages/page-layout.ts'
import { closedPage } from '../pages/pay-page.ts'
import { showPayPage, takeCard, type Payable } from '../pages/take-card.ts'
import type { SquarePaymentLink } from './order-object.ts'
import { orderOf } from './orders.ts'
import { payLink } from './payment-links.ts'
import type { SquareProvider } from './square-provider.ts'
import type { Of } from './square-store.ts'

type ToLink = { Params: { link: string }; Body: string | undefined }
type StoredLink = Of<SquarePaymentLink> & { isDeleted: boolean }

/** Page on which a client pays. */
export function payRoutes(app: FastifyInstance, provider: SquareProvider): void {
  app.get<ToLink>('/square/pay/:link', async (request, reply) => {
    const kept = openLinkOf(provider, request, reply)
    return kept ? showPayPage(reply, payableOf(provider, kept, request)) : reply
  })
  app.post<ToLink>('/square/pay/:link', async (request, reply) => {
    const kept = openLinkOf(provider, request, reply)
    return kept ? takeCard(reply, payableOf(provider, kept, request), request.body) : reply
  })
}

/** The link if it can be paid; otherwise sends a page with the reason and returns null. */
function openLinkOf(
  { store }: SquareProvider,
  request: FastifyRequest<ToLink>,
  reply: FastifyReply,
): StoredLink | null {
  const language = languageOf(request, null)
  const kept = store.links.get(request.params.link)
  const state = kept && store.orders.get(kept.thing.order_id)!.thing.state
  const isOpen = kept && !kept.isDeleted && state === 'DRAFT'
  if (isOpen) return kept
  const backTo = kept?.thing.checkout_options?.redirect_url ?? null
  if (!kept) void sendPage(reply.code(404), closedPage(language, 'missing', null))
  else if (state === 'OPEN') void sendPage(reply, closedPage(language, 'complete', backTo))
  else void sendPage(reply.code(410), closedPage(language, 'expired', null))
  return null
}

function payableOf(provider: SquareProvider, kept: StoredLink, request: FastifyRequest): Payable {
  const { owner, thing: link } = kept
  const order = orderOf(provider, owner, link.order_id)
  return {
    language: languageOf(request, null),
    bill: {
      lines: order.line_items.map(({ name, quantity, total_money: total }) => ({
        name: name ?? '',
        quantity,
        amount: total.amount,
      })),
      amount: order.total_money.amount,
      currency: order.total_money.currency,
      cancelUrl: null,
    },
    // Without a redirect, the page itself shows that it is paid.
    successUrl: link.checkout_options?.redirect_url ?? link.url,
    pay: (attempt) => payLink(provider, kept, attempt),
  }
}
