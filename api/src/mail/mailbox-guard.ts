import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { apiError } from '../platform/api-error.ts'
import { hostnameOf, isLoopbackName, isLoopbackUrl } from '../platform/loopback.ts'

type Settings = Pick<Env, 'SMTP_URL' | 'HOST' | 'TRUST_PROXY'>

/**
 * The mailbox shows every email, links to set passwords among them: it exists only where nobody but
 * this machine can ask. A proxy on the same machine would make strangers look local, so it must not
 * be expected, and none may have forwarded.
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

/** @throws NotFound for a request that came by a proxy, or by another name than a loopback one */
export async function assertFromThisMachine({ headers }: FastifyRequest): Promise<void> {
  const isForwarded = Object.keys(headers).some((name) => forwarding.test(name))
  if (isForwarded || !isLoopbackName(hostnameOf(headers.host ?? ''))) throw apiError('NotFound')
}
