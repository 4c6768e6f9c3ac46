import pg from 'pg'

/** One connection of the database's owner, closed once the work is done. */
export async function withOwner<Made>(
  url: string,
  work: (client: pg.Client) => Promise<Made>,
  { connectMs = 10_000 } = {},
): Promise<Made> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  // The loss of the connection is reported by the statement that meets it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
