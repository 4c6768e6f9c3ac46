import type { Reply } from '@guichet/contract/endpoint.ts'
import { openPayment, readPaymentLink } from '@guichet/contract/orders/payment/open-payment.ts'
import { problemOf, type Ask, type PageRequest } from '../../../kit/call.ts'

const openProblems = ['HoldOver', 'ProviderAway', 'ProviderNotOffered'] as const
export type PayLink = Reply<typeof readPaymentLink>
export type PayLinkProps = {
  token: string
  link: PayLink
  /** Number of times that the page was loaded since the buyer came back; null before. */
  back: number | null
  /** Seconds until the places are no longer held; null where none are. */
  heldSeconds: number | null
  /** The page of the provider, to which the page leads on. */
  url: string | null
  /** Problem with its opening. */
  problem: (typeof openProblems)[number] | null
}

const countOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null

/** The order of a payment link, and its state. */
export async function loadPayLink(
  ask: Ask,
  { params, query }: PageRequest,
  parts: Partial<PayLinkProps> = {},
): Promise<PayLinkProps> {
  const link = await ask(readPaymentLink, { body: { token: params.token! } })
  const { heldUntilDateTimeUtc: until, isBalance } = link
  const left = until && !isBalance ? Math.ceil((Date.parse(until) - Date.now()) / 1000) : null
  return {
    token: params.token!,
    link,
    back: countOf(query.back),
    heldSeconds: left !== null && left > 0 ? left : null,
    url: null,
    problem: null,
    ...parts,
  }
}

/** Opens the page of the provider; where it cannot be opened, the order is shown with the reason. */
export async function loadLeaving(ask: Ask, request: PageRequest): Promise<PayLinkProps> {
  try {
    const { url } = await ask(openPayment, { body: { token: request.params.token! } })
    return await loadPayLink(ask, request, { url })
  } catch (error) {
    const problem = openProblems.find((type) => problemOf(error, type))
    if (!problem) throw error
    return loadPayLink(ask, request, { problem })
  }
}
