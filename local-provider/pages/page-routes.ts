import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import { setStanding } from '../accounts.ts'
import { expireIfLate } from '../checkout.ts'
import type { Provider } from '../provider.ts'
import type { OnboardingLink, OfAccount } from '../store.ts'
import { endings, onboardingPage, type Ending } from './onboarding-page.ts'
import { languageOf, sendPage } from './page-layout.ts'
import { closedPage } from './pay-page.ts'
import { paySession } from './pay-session.ts'
import { readFormBody, showPayPage, takeCard, type Payable } from './take-card.ts'

type ToSession = { Params: { session: string }; Body: string | undefined }
type ToLink = { Params: { token: string }; Body: string | undefined }
type Session = OfAccount<Stripe.Checkout.Session>

/** Pages hosted by Stripe: payment and registration. */
export function pageRoutes(app: FastifyInstance, provider: Provider): void {
  payRoutes(app, provider)
  onboardingRoutes(app, provider)
}

function payRoutes(app: FastifyInstance, provider: Provider): void {
  app.get<ToSession>('/pay/:session', async (request, reply) => {
    const kept = openSession(provider, request, reply)
    return kept ? showPayPage(reply, payableOf(provider, kept, request)) : reply
  })
  app.post<ToSession>('/pay/:session', async (request, reply) => {
    const kept = openSession(provider, request, reply)
    return kept ? takeCard(reply, payableOf(provider, kept, request), request.body) : reply
  })
}

function payableOf(provider: Provider, kept: Session, request: FastifyRequest): Payable {
  const { thing: session } = kept
  const lines = provider.store.plans.get(session.id)!.lineItems
  return {
    language: languageOf(request, session.locale),
    bill: {
      lines: lines.map(({ description, quantity, amount_total: amount }) => ({
        name: description ?? '',
        quantity: quantity ?? 1,
        amount,
      })),
      amount: session.amount_total!,
      currency: session.currency!,
      cancelUrl: session.cancel_url,
    },
    successUrl: successUrl(session),
    pay: (attempt) => paySession(provider, kept, attempt),
  }
}

/** The session if it can be paid; otherwise sends a page with the reason and returns null. */
function openSession(
  provider: Provider,
  request: FastifyRequest<ToSession>,
  reply: FastifyReply,
): Session | null {
  const kept = provider.store.sessions.get(request.params.session)
  const language = languageOf(request, kept?.thing.locale)
  if (!kept) {
    void sendPage(reply.code(404), closedPage(language, 'missing', null))
    return null
  }
  expireIfLate(provider, kept)
  const { status } = kept.thing
  if (status === 'open') return kept
  const isPaid = status === 'complete'
  const backTo = isPaid ? successUrl(kept.thing) : kept.thing.cancel_url
  void sendPage(
    reply.code(isPaid ? 200 : 410),
    closedPage(language, isPaid ? 'complete' : 'expired', backTo),
  )
  return null
}

const successUrl = (session: Stripe.Checkout.Session): string =>
  session.success_url!.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

function onboardingRoutes(app: FastifyInstance, provider: Provider): void {
  app.get<ToLink>('/connect/onboarding/:token', async (request, reply) => {
    const link = provider.store.links.get(request.params.token)
    if (!link) return reply.code(404).send()
    if (!isUsable(provider, link)) return reply.redirect(link.refreshUrl, 303)
    const { account } = provider.store.accounts.get(link.accountId)!
    const name = account.business_profile?.name ?? account.email ?? account.id
    return sendPage(reply, onboardingPage(languageOf(request, null), name), [
      link.returnUrl,
      link.refreshUrl,
    ])
  })
  // Only submitting uses up the link, because the page may be reloaded.
  app.post<ToLink>('/connect/onboarding/:token', async (request, reply) => {
    const link = provider.store.links.get(request.params.token)
    const ending = readFormBody(request.body).ending as Ending
    if (!link) return reply.code(404).send()
    if (!isUsable(provider, link)) return reply.redirect(link.refreshUrl, 303)
    if (!endings.includes(ending)) return reply.code(400).send()
    link.isUsed = true
    setStanding(provider, link.accountId, ending)
    return reply.redirect(link.returnUrl, 303)
  })
}

const isUsable = ({ store, clock }: Provider, link: OnboardingLink) =>
  !link.isUsed && link.expiresAt > clock.seconds() && !store.accounts.get(link.accountId)!.isRevoked
