const chunk = 1000

/**
 * Writes rows by the thousand: one statement carries at most 65 535 values, which a large page of
 * an editor can pass.
 */
export async function inChunks<T>(
  rows: readonly T[],
  write: (some: T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) await write(rows.slice(from, from + chunk))
}
