const chunk = 1000

/**
 * Writes rows in batches of a thousand, as a statement has at most 65 535 values, which a large
 * page of an editor can exceed.
 */
export async function inChunks<T>(
  rows: readonly T[],
  write: (some: T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) await write(rows.slice(from, from + chunk))
}
