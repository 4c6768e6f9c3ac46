/** Risks that prevent the server from starting in production unless ACCEPTED_RISKS names them. */
export const risks = ['plain-http', 'weak-key', 'superuser'] as const
export type Risk = (typeof risks)[number]

export type DangerFacts = {
  /** Public address. */
  publicUrl: string
  isLoopback: boolean
  secretKey: string | undefined
  /**
   * The role that owns the tables is a superuser; false for the embedded database, which nobody
   * else can reach.
   */
  isSuperuser: boolean
}
/** With fewer distinct digits than this a key was typed, not generated. */
const leastDigits = 8

export const isPlain = ({ publicUrl, isLoopback }: Pick<DangerFacts, 'publicUrl' | 'isLoopback'>) =>
  publicUrl.startsWith('http:') && !isLoopback
export const isWeakKey = (secretKey: string | undefined): boolean =>
  secretKey !== undefined && new Set(secretKey.toLowerCase()).size < leastDigits

const orAccept = (risk: Risk) => `or set ACCEPTED_RISKS=${risk}`
/** Lines for the risks that are not accepted; empty when the server may start. */
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
