const width = 100

/** Prints a value as JSON in which each object and list that fits in a line of 100 columns is one. */
export const compactJson = (value: unknown): string => `${print(value, '', 0)}\n`

/** `used` is the number of columns before and after the value that are taken. */
function print(value: unknown, indent: string, used: number): string {
  const line = onOneLine(value)
  if (typeof value !== 'object' || value === null || (indent && line.length <= width - used))
    return line
  const inner = `${indent}  `
  const parts = keyed(value).map(
    ([key, item]) => inner + key + print(item, inner, inner.length + key.length + 1),
  )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = keyed(value).map(([key, item]) => key + onOneLine(item))
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}

const keyed = (value: object): [key: string, item: unknown][] =>
  Array.isArray(value)
    ? value.map((item) => ['', item])
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item])
