/** What keeps the server from starting in production unless ACCEPTED_RISKS names it. */
export const risks = ['plain-http', 'weak-key', 'superuser'] as const
export type Risk = (typeof risks)[number]

export type DangerFacts = {
  /** The address that people use. */
  publicUrl: string
  isLoopback: boolean
  secretKey: string | undefined
  /** The role that owns the tables; the embedded database has no other, and nobody else reaches it. */
  isSuperuser: boolean
}
/** Fewer kinds of digits than this and the key was typed, not drawn. */
const leastDigits = 8

export const isPlain = ({ publicUrl, isLoopback }: Pick<DangerFacts, 'publicUrl' | 'isLoopback'>) =>
  publicUrl.startsWith('http:') && !isLoopback
export const isWeakKey = (secretKey: string | undefined): boolean =>
  secretKey !== undefined && new Set(secretKey.toLowerCase()).size < leastDigits

const orAccept = (risk: Risk) => `or set ACCEPTED_RISKS=${risk}`
/** A line for each danger that nobody has accepted; none when the server may start. */
export function dangersOf(facts: DangerFacts, accepted: readonly Risk[]): string[] {
  const found: Record<Risk, string | false> = {
    'plain-http':
      isPlain(facts) &&
      `PUBLIC_URL: ${facts.publicUrl} sends passwords in the clear. Serve it by https, ${orAccept('plain-http')}.`,
    'weak-key':
      isWeakKey(facts.secretKey) &&
      `SECRET_KEY: it is made of few digits, so it was typed. Draw one (openssl rand -hex 32), ${orAccept('weak-key')}.`,
    superuser:
      facts.isSuperuser &&
      `DATABASE_URL: its role is a superuser, which owns the whole server. Give it a role without that right, ${orAccept('superuser')}.`,
  }
  return risks.flatMap((risk) => (found[risk] && !accepted.includes(risk) ? [found[risk]] : []))
}
