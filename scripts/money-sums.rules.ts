import type { SourceFile } from './architecture.rules.ts'

const helper = 'api/src/platform/sum-of-cents.ts'
/** Columns that count pieces or bytes: a sum of anything else is taken for one of money. */
const counted = /^(\w+\.)?(quantity|capacity|taken|count|bytes)$/
const sumInSql = /\bsum\(([^)]*)\)/g
const integerOfCents = /cents\b[^,\n]*::int(?:4|eger)?\b|cents\b[^,\n]*as int(?:4|eger)?\)/i

/**
 * Sums of money that an integer of PostgreSQL ends, in a file of the server or of the demo data:
 * they are written by `sumOfCents`, and no amount is cast to an integer.
 */
export function moneySumFaults({ path, text }: SourceFile): string[] {
  if (!/^api\/(src|demo)\//.test(path) || path.includes('.test.') || path === helper) return []
  const sums = [...text.matchAll(sumInSql)].map(([, summed]) => summed!.trim())
  const faults = [
    ...sums.filter((summed) => !counted.test(summed)).map((summed) => `sum(${summed})`),
    ...(/\bfn\.sum\b/.test(text) ? ['fn.sum'] : []),
    ...text.split('\n').flatMap((line) => integerOfCents.exec(line)?.[0] ?? []),
  ]
  return faults.map((fault) => `${path}: ${fault} where sumOfCents is the sum of money`)
}
