import { ApiError, isApiError } from '../kit/api/api-error.ts'

/** Of each list that was sent, the places that its rows have in the form. */
export type Places = Readonly<Record<string, readonly number[]>>

/** The places of the rows that were changed: nothing else is sent. */
export const changedPlaces = (
  rows: readonly unknown[],
  isChanged: (place: number) => boolean,
): number[] => [...rows.keys()].filter(isChanged)

/** A problem whose fields name rows as the form counts them, not as they were sent. */
export function atOwnRows(error: unknown, places: Places): unknown {
  if (!isApiError(error) || error.fields.length === 0) return error
  const fields = error.fields.map((problem) => {
    const [, list, place, rest] = /^(\w+)\.(\d+)(.*)$/.exec(problem.field) ?? []
    const own = places[list ?? '']?.[Number(place)]
    return own === undefined ? problem : { ...problem, field: `${list}.${own}${rest}` }
  })
  return new ApiError(error.type, { ...error.data, fields })
}
