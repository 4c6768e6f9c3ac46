export type Line = {
  what: string
  goal: string
  ratio: number
  ours: string
  baseline: string
  holds: boolean
}
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Alternates both sides for three rounds and returns the median of each, so that a slow machine
 * affects both.
 */
export async function interleaved(
  ours: () => Promise<number> | number,
  baseline: () => Promise<number> | number,
  rounds = 3,
): Promise<{ ours: number; baseline: number; ratio: number }> {
  const measured = { ours: [] as number[], baseline: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    measured.baseline.push(await baseline())
    measured.ours.push(await ours())
  }
  const [a, b] = [median(measured.ours), median(measured.baseline)]
  return { ours: a, baseline: b, ratio: a / b }
}

/** Duration of each of `count` sequential runs, in milliseconds. */
export async function times(count: number, run: () => Promise<unknown>): Promise<number[]> {
  const list: number[] = []
  for (let i = 0; i < count; i++) {
    const started = performance.now()
    await run()
    list.push(performance.now() - started)
  }
  return list.sort((a, b) => a - b)
}
export const percentile = (sorted: number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))]!
