import pg from 'pg'

type Query = (this: unknown, ...args: unknown[]) => Promise<unknown> | undefined
type Sent = { statements: number; waits: number; unanswered: number }

/**
 * What a call sends to the database: statements, and how often one was sent only once all that was
 * sent before was answered. The call is what sends most on one connection while `work` runs: what
 * the process does besides has connections of its own.
 */
export async function roundTrips(
  work: () => Promise<unknown>,
): Promise<{ statements: number; waits: number }> {
  const original = pg.Client.prototype.query as unknown as Query
  const connections = new Map<unknown, Sent>()
  pg.Client.prototype.query = function count(this: unknown, ...args: unknown[]) {
    const sent = connections.get(this) ?? { statements: 0, waits: 0, unanswered: 0 }
    connections.set(this, sent)
    sent.statements += 1
    if (sent.unanswered === 0) sent.waits += 1
    const asked = original.apply(this, args)
    sent.unanswered += 1
    const answered = () => {
      sent.unanswered -= 1
    }
    asked?.then(answered, answered)
    return asked
  } as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as never
  }
  const [{ statements, waits }] = [...connections.values()].toSorted(
    (a, b) => b.statements - a.statements,
  ) as [Sent]
  return { statements, waits }
}
