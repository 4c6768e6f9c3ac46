import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { apiError } from '../platform/http/api-error.ts'
import { hostnameOf, isLoopbackName, isLoopbackUrl } from '../platform/network/loopback.ts'

type Settings = Pick<Env, 'SMTP_URL' | 'HOST' | 'TRUST_PROXY'>

/**
 * Whether the mailbox exists. It shows every email, including links to set passwords, so only this
 * host may have access. Behind a proxy on the same host remote requests would look local, so no
 * proxy may be configured or have forwarded the request.
 */
export const isMailboxOpen = (
  { SMTP_URL, HOST, TRUST_PROXY }: Settings,
  publicUrl: string,
): boolean =>
  (!SMTP_URL || SMTP_URL === 'none') &&
  TRUST_PROXY === false &&
  isLoopbackName(HOST) &&
  isLoopbackUrl(publicUrl)

const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/** @throws NotFound for a request through a proxy, or with a host name that is not loopback */
export async function assertFromThisMachine({ headers }: FastifyRequest): Promise<void> {
  const isForwarded = Object.keys(headers).some((name) => forwarding.test(name))
  if (isForwarded || !isLoopbackName(hostnameOf(headers.host ?? ''))) throw apiError('NotFound')
}
