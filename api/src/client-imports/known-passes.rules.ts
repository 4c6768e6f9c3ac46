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
  const whole = (of: string, { productId, until }: Identity) => [of, productId, until].join('|')
  const named = (of: string, pass: Identity) =>
    [whole(of, pass), fold(pass.holder.firstName), fold(pass.holder.lastName)].join('|')
  return {
    add: (of: string, pass: Identity): void => {
      keys.add(whole(of, pass)).add(named(of, pass))
    },
    /** A pass without a holder matches any pass of the client. */
    has: (of: string, pass: Identity): boolean => {
      const isNamed = Boolean(pass.holder.firstName || pass.holder.lastName)
      return keys.has(isNamed ? named(of, pass) : whole(of, pass))
    },
  }
}
