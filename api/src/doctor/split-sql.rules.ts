// What separates statements, and what only looks like it: comments, texts, bodies of functions.
const pieces =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/-]+|[\s\S]/g

/**
 * The statements of a migration without their comments and the words of their texts, in lower case
 * and with single spaces.
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

/** The statements within a `do` block, which runs at once; none of anything else. */
export function statementsWithin(statement: string): string[] {
  const [, , body] = /^do (?:language \w+ )?\$(\w*)\$ (.*?)\$\1\$/.exec(statement) ?? []
  if (body === undefined) return []
  const flat = body.replaceAll(/\b(?:begin|loop|then|else|declare)\b/g, ';')
  return statementsOf(flat)
}

/** Parts that commas separate outside of parentheses. */
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
