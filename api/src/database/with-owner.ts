import pg from 'pg'

/** Opens a connection of the database's owner, and closes it after the work. */
export async function withOwner<Made>(
  url: string,
  work: (client: pg.Client) => Promise<Made>,
  { connectMs = 10_000 } = {},
): Promise<Made> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  // The loss of the connection is reported by the statement that fails.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
