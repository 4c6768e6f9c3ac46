type Pictured = { picture: string | null; isPictureMissing: boolean }

/**
 * Whose picture an address asks for, by place: to change one, the first holder who has one; to add
 * one, the first whose picture is missing, then the first without. Else the first holder.
 */
export function placeAsked(owners: readonly Pictured[], isChange: boolean): number {
  const wanted: ((owner: Pictured) => boolean)[] = isChange
    ? [({ picture }) => picture !== null]
    : [({ isPictureMissing }) => isPictureMissing, ({ picture }) => picture === null]
  return wanted.map((fits) => owners.findIndex(fits)).find((place) => place >= 0) ?? 0
}
