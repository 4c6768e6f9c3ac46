/**
 * The list with one record moved up or down by one position; the first wraps to the end, the last
 * to the start.
 *
 * @param step -1 up, 1 down
 */
export function moved<T>(list: readonly T[], from: number, step: -1 | 1): T[] {
  const to = (from + step + list.length) % list.length
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

/** The list with one record moved to another position. */
export function dropped<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

/** Positions for the API, renumbered from 0. */
export const orderOf = (ids: readonly string[]): { publicId: string; order: number }[] =>
  ids.map((publicId, order) => ({ publicId, order }))
