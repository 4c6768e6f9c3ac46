import type { ReadCode } from './offline.rules.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )
const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const idOf = (bytes: Uint8Array) =>
  [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export type Verifier = (
  payload: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<boolean>
/** Verifies codes with a key; null in a browser without Ed25519. */
export async function verifierOf(publicKey: string): Promise<Verifier | null> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, [
      'verify',
    ])
    return (payload, signature) => crypto.subtle.verify('Ed25519', key, signature, payload)
  } catch {
    return null
  }
}

/** Parses a ticket number: ten characters without look-alikes, ignoring case and separators. */
const typedReference = (text: string) => {
  const reference = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[2-9A-HJ-NP-Z]{10}$/.test(reference) ? reference : null
}

/**
 * Parses a code or ticket number. Base64url has unused bits at its end: only the spelling that the
 * server writes is accepted.
 */
export async function readCode(text: string, verify: Verifier | null): Promise<ReadCode> {
  const reference = typedReference(text)
  if (reference) return { kind: 'typed', reference }
  const [, encoded, signature] = /^G1\.([\w-]{46})\.([\w-]{86})$/.exec(text) ?? []
  if (!encoded || !signature) return { kind: 'forged' }
  const [payload, signed] = [bytesOf(encoded), bytesOf(signature)]
  if (textOf(payload) !== encoded || textOf(signed) !== signature) return { kind: 'forged' }
  if (verify && !(await verify(payload, signed))) return { kind: 'forged' }
  return {
    kind: 'code',
    businessId: idOf(payload.subarray(0, 16)),
    ticketId: idOf(payload.subarray(16, 32)),
    generation: payload[32]! * 256 + payload[33]!,
    isVerified: verify !== null,
  }
}
