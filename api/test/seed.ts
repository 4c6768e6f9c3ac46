import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/**
 * The same cases in every run, so that a red one is a change's own; `npm run test:long` looks
 * elsewhere each time. A failure names its seed: `SEED=…` has those cases again.
 */
export const seed = Number(
  process.env.SEED ?? (process.env.LONG === '1' ? randomInt(2 ** 31 - 1) : 20_261_121),
)
fc.configureGlobal({ seed })

/** Numbers from 0 to 1, the same for the same beginning. */
export function numbersFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
