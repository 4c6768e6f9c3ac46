import type { Language } from '@guichet/contract/rules.messages.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { isLoopbackUrl } from '../platform/network/loopback.ts'
import { addressOf, isInside } from '../platform/network/pinned-request.ts'

/** `mayBeLocal`: in development and in tests a receiver may be on this host. */
export type Reach = { mayBeLocal: boolean }

/**
 * Rejects an address that must not be called: without TLS, or inside a network. It is checked again
 * for each delivery, as DNS records change.
 *
 * @throws InvalidRequest
 */
export async function assertAddress(
  text: string,
  { mayBeLocal }: Reach,
  language: Language,
): Promise<void> {
  const url = new URL(text)
  if (mayBeLocal && isLoopbackUrl(text)) return
  if (url.protocol !== 'https:') throw fieldProblem('url', 'url', language)
  const address = await addressOf(url).catch(() => null)
  if (address === null || isInside(address)) throw fieldProblem('url', 'url', language)
}

/** IP address to connect to; null when it must not be called. @throws Error when there is none */
export async function reachableAddress(url: URL, { mayBeLocal }: Reach): Promise<string | null> {
  const address = await addressOf(url)
  if (mayBeLocal && isLoopbackUrl(url.href)) return address
  return url.protocol === 'https:' && !isInside(address) ? address : null
}
