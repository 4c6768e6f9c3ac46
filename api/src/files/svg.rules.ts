const maxCharacters = 1_000_000
// Forbidden content of an SVG: code, entities that expand or read files, and anything fetched from
// elsewhere.
const forbidden = [
  /<\s*script/i,
  /\bon\w+\s*=/i,
  /javascript:/i,
  /<!entity/i,
  /<\s*(?:\w+:)?foreignobject/i,
  /<\s*(?:\w+:)?(?:iframe|embed|object|audio|video)\b/i,
  /@import/i,
  /\b(?:xlink:)?href\s*=\s*["']?\s*(?!#|["']?\s*data:image\/(?:png|jpe?g);base64,)[^"'\s>]/i,
  /url\(\s*["']?\s*(?!#)[^)"'\s]/i,
  /<\?xml-stylesheet/i,
  /<\s*(?:\w+:)?include\b/i,
]

/** Text of an SVG document, or null when the bytes are something else. */
export function svgText(bytes: Buffer): string | null {
  const head = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  const isSvg =
    /^\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*(?:<!doctype\s+svg[\s\S]*?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:svg:)?svg[\s>]/i.test(
      head,
    )
  return isSvg ? bytes.toString('utf8') : null
}

/** Whether an SVG may be rendered: it uses only its own content and has no code. */
export const isSafeSvg = (svg: string): boolean =>
  svg.length <= maxCharacters && !forbidden.some((pattern) => pattern.test(svg))
