import type { SourceFile } from './architecture.rules.ts'

const helper = 'api/src/platform/db/sum-of-cents.ts'
/** Columns that count units or bytes; a sum of any other column is treated as money. */
const counted = /^(\w+\.)?(quantity|pieces|capacity|taken|count|bytes)$/
const sumInSql = /\bsum\(([^)]*)\)/g
const integerOfCents = /cents\b[^,\n]*::int(?:4|eger)?\b|cents\b[^,\n]*as int(?:4|eger)?\)/i

/**
 * Finds sums of money in the server and the demo data that are not written with `sumOfCents`, and
 * casts of cents to an integer: a PostgreSQL integer overflows at 21 million dollars.
 */
export function moneySumFaults({ path, text }: SourceFile): string[] {
  if (!/^(api\/src|demo)\//.test(path) || path.includes('.test.') || path === helper) return []
  const sums = [...text.matchAll(sumInSql)].map(([, summed]) => summed!.trim())
  const faults = [
    ...sums.filter((summed) => !counted.test(summed)).map((summed) => `sum(${summed})`),
    ...(/\bfn\.sum\b/.test(text) ? ['fn.sum'] : []),
    ...text.split('\n').flatMap((line) => integerOfCents.exec(line)?.[0] ?? []),
  ]
  return faults.map((fault) => `${path}: ${fault} where sumOfCents is the sum of money`)
}
