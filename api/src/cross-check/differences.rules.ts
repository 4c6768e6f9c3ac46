import type { figureNames, sourceNames } from '@guichet/contract/cross-check/check-figures.ts'

/** In cents, except `countedFigures`. */
type FigureName = (typeof figureNames)[number]
export type SourceName = (typeof sourceNames)[number]
/** Value of a figure in one source, per day or till (`part`). */
export type Reading = { figure: FigureName; part: string; source: SourceName; value: number }
export type Difference = {
  figure: FigureName
  part: string
  readings: { source: SourceName; value: number }[]
}

/** Figures whose sources differ. A part that a source lacks counts as 0. */
export function differencesOf(readings: readonly Reading[]): Difference[] {
  return [...Map.groupBy(readings, ({ figure }) => figure)].flatMap(([figure, ofFigure]) => {
    const sources = [...new Set(ofFigure.map(({ source }) => source))]
    const parts = Map.groupBy(ofFigure, ({ part }) => part)
    return [...parts].flatMap(([part, some]) => {
      const totals = sources.map((source) => ({
        source,
        value: some.reduce((sum, each) => sum + (each.source === source ? each.value : 0), 0),
      }))
      const agree = totals.every(({ value }) => value === totals[0]!.value)
      return agree ? [] : [{ figure, part, readings: totals }]
    })
  })
}
