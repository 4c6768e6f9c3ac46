import { partsOfDuration } from '@guichet/contract/durations.ts'
import type { RentalProps } from './rental.load.ts'

type Model = RentalProps['rental']['models'][number]

function minutesOf(duration: string): number {
  const { days, hours, minutes } = partsOfDuration(duration)
  return (days * 24 + hours) * 60 + minutes
}
/** Durations of any model, the shortest first. */
export const durationsOf = (models: readonly Pick<Model, 'products'>[]): string[] =>
  [...new Set(models.flatMap(({ products }) => products.map(({ duration }) => duration)))].toSorted(
    (a, b) => minutesOf(a) - minutesOf(b),
  )

/** Begin times at which any model can be rented, in their order. */
export const beginsOf = (models: readonly Pick<Model, 'begins'>[]): Model['begins'] => {
  const byTime = new Map(
    models.flatMap(({ begins }) => begins.map((begin) => [begin.beginTime, begin] as const)),
  )
  return [...byTime.values()].toSorted((a, b) => (a.beginTime < b.beginTime ? -1 : 1))
}
