/**
 * Where another application serves a path: the address of its area, which holds the pages below it
 * too; of two areas the narrower. `/` is one page, not the area of all.
 */
export function addressServing(
  path: string,
  redirects: Readonly<Record<string, string>>,
): string | undefined {
  const areas = Object.keys(redirects).filter(
    (area) => path === area || (area !== '/' && path.startsWith(`${area}/`)),
  )
  const [narrowest] = areas.sort((a, b) => b.length - a.length)
  return narrowest === undefined ? undefined : redirects[narrowest]
}
