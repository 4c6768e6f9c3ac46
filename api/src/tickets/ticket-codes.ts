import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomInt,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto'
import { isId } from '../platform/values/ids.ts'

type Secret = (purpose: string, make: () => string) => Promise<string>
export type TicketCode = { tenantId: string; ticketId: string; generation: number }
export type TicketCodes = Awaited<ReturnType<typeof ticketCodes>>

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const linkSeconds = 60

/**
 * The text of a QR code: `G1.` + tenant, ticket and generation + Ed25519 signature, so that a gate
 * detects a forged code offline. Moving a ticket raises its generation, so that an old print is
 * detected.
 */
export async function ticketCodes(secret: Secret) {
  const privateKey = createPrivateKey(
    await secret('ticket-code', () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
  )
  const publicKey = createPublicKey(privateKey)
  const linkKey = await secret('barcode-link', () => randomBytes(32).toString('hex'))
  const macOf = (text: string) => createHmac('sha256', linkKey).update(text).digest('base64url')

  return {
    /** Key with which a gate verifies codes: its 32 bytes as base64url. */
    publicKey: publicKey.export({ format: 'jwk' }).x!,
    codeOf: ({ tenantId, ticketId, generation }: TicketCode): string => {
      const payload = Buffer.concat([
        bytesOf(tenantId),
        bytesOf(ticketId),
        Buffer.from([generation >> 8, generation & 255]),
      ])
      return `G1.${payload.toString('base64url')}.${sign(null, payload, privateKey).toString('base64url')}`
    },
    /** The ticket of a code; null when it has another signature. */
    read: (code: string): TicketCode | null => {
      const [, encoded, signature] = /^G1\.([\w-]{46})\.([\w-]{86})$/.exec(code) ?? []
      if (!encoded || !signature) return null
      const payload = Buffer.from(encoded, 'base64url')
      // base64url has spare bits at its end: only the spelling that we write is accepted.
      const signed = Buffer.from(signature, 'base64url')
      if (
        signed.toString('base64url') !== signature ||
        payload.toString('base64url') !== encoded ||
        !verify(null, payload, publicKey, signed)
      )
        return null
      return {
        tenantId: idOf(payload.subarray(0, 16)),
        ticketId: idOf(payload.subarray(16, 32)),
        generation: payload.readUInt16BE(32),
      }
    },
    /** A link to the image of a code, for a window without a token: one account, one minute. */
    linkOf: (ticketId: string, code: string, accountId: string, now: string): string => {
      const text = [ticketId, accountId, Date.parse(now) + linkSeconds * 1000, code].join('~')
      return `${Buffer.from(text).toString('base64url')}.${macOf(text)}`
    },
    /** The code of a valid link of this ticket; otherwise null. */
    readLink: (link: string, ticketId: string, nowMs: number): string | null => {
      const [encoded = '', mac = ''] = link.split('.')
      const text = Buffer.from(encoded, 'base64url').toString()
      const [right, given] = [Buffer.from(macOf(text)), Buffer.from(mac)]
      if (right.length !== given.length || !timingSafeEqual(right, given)) return null
      const [ofTicket, accountId, until, code] = text.split('~')
      return ofTicket === ticketId && isId(accountId) && nowMs <= Number(until) ? code! : null
    },
  }
}

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Normalizes a typed reference: capitals, without spaces and hyphens; null when it is none. */
export function typedReference(typed: string): string | null {
  const reference = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return reference.length === 10 && [...reference].every((sign) => alphabet.includes(sign))
    ? reference
    : null
}
/** A ticket's reference for people: 10 characters without look-alikes. */
export const newTicketReference = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
