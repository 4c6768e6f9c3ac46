import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkPath } from '@guichet/contract/office/client-links.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { isId } from '../../platform/values/ids.ts'

type Secret = (purpose: string, make: () => string) => Promise<string>
export type LinkClaims = { tenantId: string; reschedulingId: string; orderId: string }
export type ClientLinks = Awaited<ReturnType<typeof clientLinks>>

const lifeDays = 180
const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idAt = (bytes: Buffer, from: number) =>
  bytes
    .subarray(from, from + 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Links that let a client choose without an account: business, cancelled date, order and expiry,
 * signed with a secret of the installation.
 */
export async function clientLinks(secret: Secret, publicUrl: string) {
  const key = Buffer.from(await secret('client-link', () => randomBytes(32).toString('hex')), 'hex')
  const macOf = (payload: Buffer) =>
    createHmac('sha256', key).update('rescheduling').update(payload).digest()
  const tokenOf = (
    { tenantId, reschedulingId, orderId }: LinkClaims,
    createdAt: string,
  ): string => {
    const until = Buffer.alloc(6)
    until.writeUIntBE(Math.floor(Date.parse(createdAt) / 1000) + lifeDays * 86_400, 0, 6)
    const payload = Buffer.concat([
      bytesOf(tenantId),
      bytesOf(reschedulingId),
      bytesOf(orderId),
      until,
    ])
    return Buffer.concat([payload, macOf(payload)]).toString('base64url')
  }
  return {
    /** Token of an order of a cancelled date, the same in the first email and in a reminder. */
    tokenOf,
    /** Link to the page of an order of a cancelled date, in the language of its client. */
    linkOf: (claims: LinkClaims, createdAt: string, language: Language): string =>
      publicUrl + linkPath({ page: 'reschedule', token: tokenOf(claims, createdAt), language }),
    /** Claims of a token; null when it has another signature, was changed, or has expired. */
    read: (token: string, nowMs: number): LinkClaims | null => {
      const bytes = Buffer.from(token, 'base64url')
      // base64url has spare bits at its end: only the spelling that we write is accepted.
      if (bytes.length !== 86 || bytes.toString('base64url') !== token) return null
      const payload = bytes.subarray(0, 54)
      if (
        !timingSafeEqual(macOf(payload), bytes.subarray(54)) ||
        payload.readUIntBE(48, 6) * 1000 < nowMs
      )
        return null
      const claims = {
        tenantId: idAt(payload, 0),
        reschedulingId: idAt(payload, 16),
        orderId: idAt(payload, 32),
      }
      return Object.values(claims).every(isId) ? claims : null
    },
  }
}
