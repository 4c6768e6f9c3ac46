// A separate process that floods a server: `node flooder.ts <base> <requests> <concurrent>
// <half-sent heads>`. Prints `ready` once its heads are open, starts at a line on stdin, and prints
// the responses as JSON at the end.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import net from 'node:net'
import { startSignIn } from '../browser.ts'

type Attempt = { method?: string; path: string; headers?: Record<string, string>; body?: string }
const [base = '', requests = '0', atOnce = '0', heads = '0'] = process.argv.slice(2)
const { hostname, port } = new URL(base)
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(atOnce) })
const junk = { authorization: `Bearer ${'eyJ'.repeat(80)}` }
const form = (path: string, fields: Record<string, string>, cookie = ''): Attempt => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
  body: new URLSearchParams(fields).toString(),
})
const json = (path: string, body: object, headers = {}): Attempt => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const counts: Record<string, number> = {}
function ask({ method = 'GET', path, headers = {}, body }: Attempt) {
  return new Promise<http.IncomingMessage | null>((resolve) => {
    const finish = (what: string, answer: http.IncomingMessage | null = null) => {
      counts[what] = (counts[what] ?? 0) + 1
      resolve(answer)
    }
    const options = { hostname, port, method, path, agent, headers: { accept: '*/*', ...headers } }
    const request = http.request(options, (answer) => {
      answer.resume()
      answer.on('end', () => finish(String(answer.statusCode), answer))
    })
    request.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? 'cut'))
    request.setTimeout(30_000, () => request.destroy())
    request.end(body)
  })
}

const authPath = startSignIn('http://localhost:3999').path
const email = () => `${randomUUID()}@example.test`
/**
 * Opens its own sign-in page, as a browser would: there is no other way to make the server hash a
 * password.
 */
async function guessPassword() {
  const answer = await ask({ path: authPath })
  const cookie = answer?.headers['set-cookie']?.map((item) => item.split(';')[0]).join('; ')
  const path = answer?.headers.location ?? '/sign-in/nobody'
  await ask(form(path, { email: email(), password: 'guess after guess' }, cookie))
}
const token = randomUUID()
const refreshPath = '/api/authorization/1.0/Jwt/refresh'
const kinds: (() => Promise<unknown>)[] = [
  () => ask(form('/sign-in/set-password', { token, password: 'x'.repeat(20), repeat: 'y' })),
  guessPassword,
  () => ask(form('/sign-in/forgotten', { email: email() })),
  () => ask({ path: authPath }),
  () => ask(json('/api/authorization/1.0/Jwt', { clientName: 'gate' }, junk)),
  () => ask(json(refreshPath, { clientName: 'gate', refreshToken: token })),
  () => ask({ path: '/config.json' }),
  () => ask({ path: '/api/user/1.0/nobody', headers: junk }),
  () => ask({ path: `/wp-admin/${token}` }),
  () => ask({ path: '/', headers: { accept: 'text/html' } }),
]

const sockets = Array.from({ length: Number(heads) }, () =>
  net.connect(Number(port), hostname).on('error', () => {}),
)
await Promise.all(
  sockets.map(
    (socket) =>
      new Promise<void>((done) => {
        socket.once('close', () => done())
        socket.once('connect', () =>
          socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n', () => done()),
        )
      }),
  ),
)
process.stdout.write('ready\n')
await new Promise((begin) => process.stdin.once('data', begin))

let next = 0
await Promise.all(
  Array.from({ length: Number(atOnce) }, async () => {
    while (next < Number(requests)) await kinds[next++ % kinds.length]!()
  }),
)
process.stdout.write(`${JSON.stringify(counts)}\n`)
process.exit(0)
