type HolderPicture = { picture: string | null; isPictureMissing: boolean }

/**
 * Index of the holder whose picture an address asks for. To change: the first with a picture. To
 * add: the first whose required picture is missing, then the first without. Otherwise the first
 * holder.
 */
export function requestedOwnerIndex(owners: readonly HolderPicture[], isChange: boolean): number {
  const wanted: ((owner: HolderPicture) => boolean)[] = isChange
    ? [({ picture }) => picture !== null]
    : [({ isPictureMissing }) => isPictureMissing, ({ picture }) => picture === null]
  return wanted.map((fits) => owners.findIndex(fits)).find((place) => place >= 0) ?? 0
}
