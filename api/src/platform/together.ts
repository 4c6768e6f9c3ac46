type Answers<Asked extends readonly unknown[]> = {
  -readonly [Place in keyof Asked]: Awaited<Asked[Place]>
}

/**
 * Questions to the database that are sent one behind the other and answered together, in one
 * transaction.
 *
 * Nothing goes on when one of them fails before all are answered: `Promise.all` would give the
 * connection back while the others still ask, in the transaction of somebody else.
 *
 * @throws The error of the first that failed, in the order in which they are given
 */
export async function together<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<Answers<Asked>> {
  const settled = await Promise.allSettled(asked)
  for (const answer of settled) if (answer.status === 'rejected') throw answer.reason
  return settled.map(
    (answer) => (answer as PromiseFulfilledResult<unknown>).value,
  ) as Answers<Asked>
}
