import { fold } from '@guichet/contract/fold.ts'
import type { ReadPass } from './read-pass.rules.ts'

/** What a pass is known by: what it is, its last day and for whom. */
type Identity = Pick<ReadPass, 'productId' | 'until'> & {
  holder: Pick<ReadPass['holder'], 'firstName' | 'lastName'>
}
export type KnownPasses = ReturnType<typeof knownPasses>

/** Passes that are there already, each of somebody: a client, or an email that is none yet. */
export function knownPasses() {
  const keys = new Set<string>()
  const whole = (of: string, { productId, until }: Identity) => [of, productId, until].join('|')
  const named = (of: string, pass: Identity) =>
    [whole(of, pass), fold(pass.holder.firstName), fold(pass.holder.lastName)].join('|')
  return {
    add: (of: string, pass: Identity): void => {
      keys.add(whole(of, pass)).add(named(of, pass))
    },
    /** A pass that names no holder is any of those that somebody has. */
    has: (of: string, pass: Identity): boolean => {
      const isNamed = Boolean(pass.holder.firstName || pass.holder.lastName)
      return keys.has(isNamed ? named(of, pass) : whole(of, pass))
    },
  }
}
