import type { Language } from '@guichet/contract/rules.messages.ts'
import { fieldProblem } from '../platform/field-problem.ts'
import { isLoopbackUrl } from '../platform/loopback.ts'
import { addressOf, isInside } from '../platform/pinned-request.ts'

/** `mayBeLocal`: in development and in tests a receiver may be on this very machine. */
export type Reach = { mayBeLocal: boolean }

/**
 * Refuses an address that may not be posted to: without TLS, or inside a network. It is looked at
 * again each time that something is sent there, as names change where they lead.
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

/** The address to connect to; null for one that may not be reached. @throws Error without any */
export async function reachableAddress(url: URL, { mayBeLocal }: Reach): Promise<string | null> {
  const address = await addressOf(url)
  if (mayBeLocal && isLoopbackUrl(url.href)) return address
  return url.protocol === 'https:' && !isInside(address) ? address : null
}
