import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

/** Statements that the pools of this process send while `work` runs. */
export async function captured(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function capture(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [
      string | { text: string; values?: unknown[] },
      unknown[] | undefined,
    ]
    statements.push(
      typeof first === 'string'
        ? { text: first, values: values ?? [] }
        : { text: first.text, values: first.values ?? values ?? [] },
    )
    return original.apply(this, args)
  } as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as never
  }
  return statements
}

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  return `'${(typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll("'", "''")}'`
}

/**
 * Captured statements as a pgbench script: the same SQL in the same order. Ids that the run
 * generated are generated from the random `n` of each transaction; `slots` distributes the hot row
 * by replacing its id with one of the others.
 */
export function pgbenchScript(
  statements: Statement[],
  known: ReadonlySet<string>,
  slots?: { captured: string; all: string[] },
): string {
  const fresh = new Map<string, number>()
  const expression = (text: string) => {
    const k = fresh.get(text) ?? fresh.set(text, fresh.size + 1).get(text)!
    return `(lpad(to_hex(:n), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(:m + ${k}), 12, '0'))::uuid`
  }
  const written = (value: unknown): string => {
    if (typeof value !== 'string') return literal(value)
    if (slots && value === slots.captured) return `(select id from bench_slot where n = :s)`
    if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) && !known.has(value))
      return expression(value)
    // References of orders and tickets are generated as well.
    if (/^[A-Z]{0,4}\d{8}$/.test(value)) return `'B' || :n || '-' || :m`
    if (/^[2-9A-HJ-NP-Z]{10}$/.test(value)) return `'T' || :n || '-' || ${fresh.size}`
    if (/^(order-confirmation|send-mail):/.test(value))
      return `'${value.split(':')[0]}:' || :n || '-' || :m`
    return literal(value)
  }
  const lines = statements.map(({ text, values }) => {
    const sql = text
      .replace(/\$(\d+)/g, (_, i: string) => written(values[Number(i) - 1]))
      .replace(/\s+/g, ' ')
    return `${sql};`
  })
  return [
    '\\set n random(1, 2000000000)',
    '\\set m random(1, 2000000000)',
    ...(slots ? [`\\set s random(1, ${slots.all.length})`] : []),
    ...lines,
  ].join('\n')
}
