/**
 * Address of the application that serves a path: that of its area, which includes the pages below
 * it; the most specific area wins. `/` is a single page, not the area of all paths.
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
