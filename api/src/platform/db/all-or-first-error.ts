type Answers<Promises extends readonly unknown[]> = {
  -readonly [Place in keyof Promises]: Awaited<Promises[Place]>
}

/**
 * Awaits queries that are sent together, in one transaction, and returns their answers.
 *
 * It waits for all answers even when one fails: `Promise.all` would release the connection while
 * the others are still running, in the transaction of another caller.
 *
 * @throws The error of the first failed one, in the order of the arguments
 */
export async function allOrFirstError<const Promises extends readonly unknown[]>(
  promises: Promises,
): Promise<Answers<Promises>> {
  const settled = await Promise.allSettled(promises)
  for (const answer of settled) if (answer.status === 'rejected') throw answer.reason
  return settled.map(
    (answer) => (answer as PromiseFulfilledResult<unknown>).value,
  ) as Answers<Promises>
}
