import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/**
 * The same cases in every run, so that a failure is caused by the change itself; `npm run
 * test:long` uses other seeds. A failure names its seed: `SEED=…` repeats its cases.
 */
export const seed = Number(
  process.env.SEED ?? (process.env.LONG === '1' ? randomInt(2 ** 31 - 1) : 20_261_121),
)
fc.configureGlobal({ seed })

/** Pseudo-random numbers from 0 to 1, determined by the start value. */
export function numbersFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
