/** Shape of a statement: its text without any value. */
export type StatementShape = {
  text: string
  /** `INSERT`, `SELECT`, `BEGIN` and so on. */
  operation: string
  table: string | null
}

const mostLetters = 500
// The order matters: a quote inside a name or a comment begins no string.
const tokens =
  /"(?:[^"]|"")*"|\be'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|\$([a-z_]*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|\$\d+|\b\d+(?:\.\d+)?\b/gi

function withoutValue(token: string): string {
  if (token.startsWith('"') || /^\$\d/.test(token)) return token
  return token.startsWith('--') || token.startsWith('/*') ? ' ' : '?'
}

/** Replaces strings and numbers by `?`; placeholders and names stay. */
export function shapeOf(sql: string): StatementShape {
  const whole = sql.replace(tokens, withoutValue).replaceAll(/\s+/g, ' ').trim()
  const text = whole.length > mostLetters ? `${whole.slice(0, mostLetters)}…` : whole
  return { text, operation: operationOf(whole), table: tableOf(whole) }
}

function operationOf(whole: string): string {
  const [first = ''] = whole.replace(/^(?:deallocate [^;]*; )+/i, '').match(/^\w+/) ?? []
  if (first.toLowerCase() !== 'with') return first.toUpperCase()
  const [change = 'select'] = whole.match(/\b(?:insert into|update|delete from)\b/i) ?? []
  return change.split(' ')[0]!.toUpperCase()
}

/** First table that is read or written; functions are excluded. */
const tableOf = (whole: string): string | null =>
  /(?:\binto|^update|\) update|(?<!distinct )\bfrom|\bjoin) (?:only )?"?([a-z_]\w*)\b"?(?! ?\()/i.exec(
    whole,
  )?.[1] ?? null

const shapes = new Map<string, StatementShape>()
const mostShapes = 2000
/** Shape of a statement, from a cache, as texts repeat. */
export function knownShape(sql: string): StatementShape {
  const known = shapes.get(sql)
  if (known) return known
  if (shapes.size >= mostShapes) shapes.clear()
  const shape = shapeOf(sql)
  shapes.set(sql, shape)
  return shape
}
