// Separators of statements, and what only looks like them: comments, strings, bodies of functions.
const pieces =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/-]+|[\s\S]/g

/**
 * Statements of a migration without comments and string contents, in lower case and with single
 * spaces.
 */
export function statementsOf(sql: string): string[] {
  const statements = ['']
  for (const [piece] of sql.matchAll(pieces)) {
    if (piece === ';') statements.push('')
    else if (!/^(--|\/\*)/.test(piece))
      statements[statements.length - 1] += piece.startsWith("'") ? "''" : piece
  }
  return statements.map((text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()).filter(Boolean)
}

/** Statements within a `do` block, which runs at once; empty for other statements. */
export function statementsWithin(statement: string): string[] {
  const [, , body] = /^do (?:language \w+ )?\$(\w*)\$ (.*?)\$\1\$/.exec(statement) ?? []
  if (body === undefined) return []
  const flat = body.replaceAll(/\b(?:begin|loop|then|else|declare)\b/g, ';')
  return statementsOf(flat)
}

/** Parts separated by commas outside of parentheses. */
export function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [piece] of list.matchAll(/[(),]|[^(),]+/g)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (piece === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts.map((part) => part.trim())
}
