import { ApiError, isApiError } from '../kit/api/api-error.ts'

/** For each list in a request, the indexes of its rows in the form. */
export type Places = Readonly<Record<string, readonly number[]>>

/** Indexes of changed rows, which are the only ones that are sent. */
export const changedPlaces = (
  rows: readonly unknown[],
  isChanged: (place: number) => boolean,
): number[] => [...rows.keys()].filter(isChanged)

/** Maps the field paths of a problem from the sent rows to those of the form. */
export function atOwnRows(error: unknown, places: Places): unknown {
  if (!isApiError(error) || error.fields.length === 0) return error
  const fields = error.fields.map((problem) => {
    const [, list, place, rest] = /^(\w+)\.(\d+)(.*)$/.exec(problem.field) ?? []
    const own = places[list ?? '']?.[Number(place)]
    return own === undefined ? problem : { ...problem, field: `${list}.${own}${rest}` }
  })
  return new ApiError(error.type, { ...error.data, fields })
}
