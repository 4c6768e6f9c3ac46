import { createHook } from 'node:async_hooks'

/**
 * Watches the argon2 jobs of this process: the number of started jobs, the most at the same time,
 * and the results of `look` at each start. Counted in the runtime, so that no code of the product
 * has to report.
 */
export function watchHashes(look: () => number = () => 0) {
  const running = new Set<number>()
  const seen = { started: 0, mostAtOnce: 0, looks: [] as number[] }
  const hook = createHook({
    init: (id, type) => {
      if (!type.startsWith('ARGON2')) return
      running.add(id)
      seen.started++
      seen.mostAtOnce = Math.max(seen.mostAtOnce, running.size)
      seen.looks.push(look())
    },
    before: (id) => {
      running.delete(id)
    },
  }).enable()
  return {
    seen,
    stop: () => {
      hook.disable()
    },
  }
}
