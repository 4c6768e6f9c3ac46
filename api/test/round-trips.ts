import pg from 'pg'

type Query = (this: unknown, ...args: unknown[]) => Promise<unknown> | undefined
type RoundTripCounts = { statements: number; waits: number; unanswered: number }

/**
 * Counts the statements that a call sends, and how many waited for the responses of all earlier
 * ones. The call is assumed to be the connection with the most statements while `work` runs:
 * background jobs use other connections.
 */
export async function roundTrips(
  work: () => Promise<unknown>,
): Promise<{ statements: number; waits: number }> {
  const original = pg.Client.prototype.query as unknown as Query
  const connections = new Map<unknown, RoundTripCounts>()
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
  ) as [RoundTripCounts]
  return { statements, waits }
}
