import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

type Mail = { tenant_id: string; id: string }

/** Emails of a kind as the person sees them, oldest first: their HTML from the mailbox page. */
export const emailsOf = (server: TestServer, kind: string, to: string): Promise<string[]> =>
  pagesOf(
    server,
    'select tenant_id, id from mail where kind = $1 and to_email = $2 order by created_at, id',
    [kind, to],
  )
/** The same for the emails about one order. */
export const emailsOfOrder = (
  server: TestServer,
  kind: string,
  orderId: string,
): Promise<string[]> =>
  pagesOf(
    server,
    'select tenant_id, id from mail where kind = $1 and order_id = $2 order by created_at, id',
    [kind, orderId],
  )

async function pagesOf(server: TestServer, query: string, values: string[]): Promise<string[]> {
  const { rows } = await server.owner.query<Mail>(query, values)
  const pages = await Promise.all(
    rows.map(({ tenant_id, id }) =>
      server.app.http.inject({ url: `/dev/mail/${tenant_id}/${id}/html` }),
    ),
  )
  return pages.map((page) => page.body)
}

/** Addresses of the buttons of set-password emails, once there are `count` of them. */
export async function linksTo(server: TestServer, email: string, count = 1): Promise<URL[]> {
  await expect.poll(async () => (await emailsOf(server, 'set-password', email)).length).toBe(count)
  return (await emailsOf(server, 'set-password', email)).map((html) => {
    const href = /href="([^"]*set-password[^"]*)"/.exec(html)![1]!
    return new URL(href.replaceAll('&amp;', '&'))
  })
}
