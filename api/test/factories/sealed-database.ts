import { startLocalProvider, type LocalProvider } from '@guichet/local-provider/public.ts'
import pg from 'pg'
import { freePort } from '../../src/database/free-port.ts'
import { squareProvider, squareRedirectPath } from '../../src/payments/public.ts'
import { keyOf, type SealingKeys } from '../../src/platform/secrets/secrets.ts'
import { hashPassword } from '../../src/sign-in/public.ts'
import { aBrowser, signInThroughPage } from '../browser.ts'
import { openTestServer, testSealingKeys, type TestServer } from '../test-server.ts'
import { connectToSquare, squareKeys } from './local-square.ts'
import { aBusiness, type Staff } from './staff.ts'
import { aWebhook } from './webhooks.ts'

/** The key of every test, its successor, and both during the rotation. */
const [first, second] = [testSealingKeys.current, Buffer.alloc(32, 11)]
export const rotation = {
  before: testSealingKeys,
  both: { current: second, previous: first },
  after: { current: second, previous: null },
} satisfies Record<string, SealingKeys>

type Values = { purpose: string; sealed: Buffer }[]
/** Every sealed value of the database, with the purpose that opens it. */
export async function sealedValues(owner: pg.Client): Promise<Values> {
  const { rows } = await owner.query<Values[number]>(
    `select purpose, ciphertext as sealed from installation_secret
    union all
    select format('payment_token:%s:%s:access', tenant_id, account_id), access from payment_token
    union all
    select format('payment_token:%s:%s:refresh', tenant_id, account_id), refresh from payment_token
    union all
    select format('mail:%s:%s', tenant_id, id), drawn from mail where drawn is not null
    union all
    select format('webhook:%s:%s:secret', tenant_id, id), secret from webhook
    union all
    select format('oidc %s %s', model, encode(id, 'hex')), sealed from oidc_payload`,
  )
  const links = await owner.query<{ link: string }>(
    `select data ->> 'sealedUrl' as link from mail where data ? 'sealedUrl'`,
  )
  return [
    ...rows,
    ...links.rows.map(({ link }) => ({
      purpose: 'set-password link',
      sealed: Buffer.from(link, 'base64url'),
    })),
  ]
}

/** Number of values that are sealed with each key. */
export const sealedBy = async (owner: pg.Client, keys: SealingKeys) =>
  Object.fromEntries(
    [
      ...Map.groupBy(await sealedValues(owner), ({ purpose, sealed }) =>
        String(keyOf(keys, purpose, sealed)),
      ),
    ].map(([key, values]) => [key, values.length]),
  )

const email = 'maude@example.test'
export const password = 'une phrase longue'
export type SealedDatabase = Awaited<ReturnType<typeof aSealedDatabase>>
/**
 * A database with a value of each kind that the first key sealed: two Square accounts, a webhook's
 * secret, a session, and a password link in a queued email.
 */
export async function aSealedDatabase() {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const provider = await startLocalProvider({
    port: 0,
    secretKey: 'sk_test_unused',
    webhookSecret: 'whsec_unused',
    square: { ...squareKeys, redirectUrl: base + squareRedirectPath },
  })
  const open = async (keys: SealingKeys, { url }: { url?: string } = {}) => {
    const settings = { ...squareKeys, apiUrl: provider.url, webhookUrl: base }
    const opened = await openTestServer({
      ...(url && { url }),
      sealingKeys: keys,
      env: { PUBLIC_URL: base, SMTP_URL: 'smtp://127.0.0.1:1' },
      providers: {
        square: squareProvider({
          ...settings,
          redirectUrl: base + squareRedirectPath,
          sealingKeys: keys,
        }),
      },
    })
    await opened.app.http.listen({ port, host: '127.0.0.1' })
    return Object.assign(opened, { provider })
  }
  const server = await open(rotation.before)
  const [staff, other] = [await aBusiness(server), await aBusiness(server)]
  await connectToSquare(server, staff)
  const merchantId = await connectToSquare(server, other)
  await aWebhook(server, staff)
  const browser = await signedIn(server, base, staff)
  await aBrowser(base).go('/sign-in/forgotten', {
    method: 'POST',
    body: new URLSearchParams({ email }),
  })
  await waitingMail(server)
  return { server, provider, base, staff, other, merchantId, browser, open }
}

async function signedIn(server: TestServer, base: string, staff: Staff) {
  await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(password),
    staff.accountId,
  ])
  const browser = aBrowser(base)
  await signInThroughPage(browser, base, { email, password })
  return browser
}

/** The email is rendered, sealed, and fails because its mail server does not exist. */
async function waitingMail({ app, owner }: TestServer): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    await app.worker.drain()
    const { rowCount } = await owner.query('select from mail where drawn is not null')
    if (rowCount) return
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error('no email was drawn')
}

export const closeSealed = async ({
  server,
  provider,
}: {
  server: TestServer
  provider: LocalProvider
}): Promise<void> => {
  await server.close()
  await provider.stop()
}
