import { fold } from '@guichet/contract/fold.ts'
import type { ReadPass } from './read-pass.rules.ts'

/** Identity of a pass: its product, its last day and its holder. */
type Identity = Pick<ReadPass, 'productId' | 'until'> & {
  holder: Pick<ReadPass['holder'], 'firstName' | 'lastName'>
}
export type KnownPasses = ReturnType<typeof knownPasses>

/** Known passes, each of a client, or of an email that is none yet. */
export function knownPasses() {
  const keys = new Set<string>()
  const whole = (owner: string, { productId, until }: Identity) =>
    [owner, productId, until].join('|')
  const named = (owner: string, pass: Identity) =>
    [whole(owner, pass), fold(pass.holder.firstName), fold(pass.holder.lastName)].join('|')
  return {
    add: (owner: string, pass: Identity): void => {
      keys.add(whole(owner, pass)).add(named(owner, pass))
    },
    /** A pass without a holder matches any pass of the client. */
    has: (owner: string, pass: Identity): boolean => {
      const isNamed = Boolean(pass.holder.firstName || pass.holder.lastName)
      return keys.has(isNamed ? named(owner, pass) : whole(owner, pass))
    },
  }
}
