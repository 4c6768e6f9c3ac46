import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import { problems } from '@guichet/contract/problems.ts'
import { calls, type CallName } from '../calls/calls.ts'
import type { ValidCall } from '../calls/valid-call.ts'
import { aStaff, type Staff } from '../factories/staff.ts'
import { multipartOf } from '../multipart.ts'
import type { TestServer } from '../test-server.ts'
import { hostileBodies, hostileHeaders, hostileKeys, hostileValues } from './hostile-values.ts'

/** A small seeded generator (mulberry32), so that a run can be repeated. */
export function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]! }
}
type Random = ReturnType<typeof seeded>
type Request = {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

const places = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
    : [path]

/** A valid request with one or two of its values replaced. */
function broken(random: Random, valid: ValidCall): ValidCall {
  let copy: unknown = structuredClone(valid)
  for (let i = random.next() < 0.3 ? 2 : 1; i > 0; i--) {
    const path = random.pick(
      places(copy)
        .filter((place) => place.length > 1)
        .concat([[]]),
    )
    const key = path.at(-1)
    if (key === undefined) continue
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((inside, step) => (inside as Record<string, unknown>)[step], copy) as Record<
      string,
      unknown
    >
    const how = random.next()
    if (how < 0.1) delete parent[key]
    else if (how < 0.2)
      parent[random.pick(hostileKeys)] = structuredClone(random.pick(hostileValues))
    else if (how < 0.25) parent[key] = Array.from({ length: 3 }, () => parent[key])
    else parent[key] = structuredClone(random.pick(hostileValues))
  }
  return copy as ValidCall
}

const text = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).toWellFormed()
const methodOf = (random: Random, { method }: Endpoint): Request['method'] =>
  random.next() < 0.02 ? random.pick(['PATCH', 'DELETE', 'PUT', 'POST', 'OPTIONS']) : method

type Form = { method: Request['method']; url: string; token: string; body: object }
function formRequest(random: Random, { method, url, token, body }: Form): Request {
  const form = multipartOf(body)
  return {
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...form.headers,
      ...(random.next() < 0.08 && random.pick(hostileHeaders)),
    },
    payload:
      random.next() < 0.1
        ? form.payload.subarray(0, Math.floor(random.next() * form.payload.length))
        : form.payload,
  }
}

function queryOf(random: Random, call: ValidCall): string[] {
  const query = Object.entries((call.query as object | null) ?? {}).map(
    ([name, value]) =>
      `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text(value).slice(0, 5000))}`,
  )
  if (random.next() < 0.05) query.push(query[0] ?? 'a=1', 'a[]=1', 'a.b=2')
  return query
}

function requestOf(random: Random, endpoint: Endpoint, valid: ValidCall, token: string): Request {
  const call = broken(random, valid)
  const params = (call.params ?? {}) as Record<string, unknown>
  const path = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(text(params[name]).slice(0, 2000)),
  )
  const query = queryOf(random, call)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  if (endpoint.accepts && random.next() < 0.8)
    return formRequest(random, { method: endpoint.method, url: path, token, body: call.body ?? {} })
  return {
    method: methodOf(random, endpoint),
    url: query.length ? `${path}?${query.join('&')}` : path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(random.next() < 0.08 && random.pick(hostileHeaders)),
    },
    ...(hasBody && {
      payload:
        random.next() < 0.05 ? random.pick(hostileBodies) : (JSON.stringify(call.body) ?? ''),
    }),
  }
}

const insides =
  /node_modules|\.ts:\d|\bat \w+ \(|select .* from |insert into|violates|duplicate key|syntax error|guichet_app|postgres|\/(?:work|home|tmp|usr)\//i
/** Shortened for reading: the seed reproduces the request. */
export type Fault = { name: string; url: string; payload: string; status: number; body: string }

/**
 * Sends `count` hostile requests; @returns the unclean answers: a 5xx, a body that is no problem,
 * or one that reveals internals.
 */
export async function attack(
  server: TestServer,
  staff: Staff,
  valid: Record<CallName, ValidCall>,
  { count, seed }: { count: number; seed: number },
): Promise<Fault[]> {
  const random = seeded(seed)
  const faults: Fault[] = []
  // A stream does not end by itself; its errors have their own test.
  const answering = calls.filter(([, { produces }]) => produces !== 'text/event-stream')
  // Signing out would end the attacker's own session.
  const passing = await aStaff(server, staff, { isMain: true })
  for (let i = 0; i < count; i++) {
    const [name, endpoint] = random.pick(answering)
    const request = requestOf(
      random,
      endpoint,
      valid[name],
      name === 'revokeToken' ? passing.accessToken : staff.accessToken,
    )
    const answer = await server.app.http.inject(request as never)
    const { statusCode, body } = answer
    const fine =
      statusCode < 400 ||
      (statusCode < 500 && isProblem(String(answer.headers['content-type']), body, statusCode))
    if (!fine)
      faults.push({
        name,
        url: request.url.slice(0, 200),
        payload: request.payload?.toString().slice(0, 200) ?? '',
        status: statusCode,
        body: body.slice(0, 300),
      })
  }
  return faults
}

function isProblem(contentType: string, body: string, status: number): boolean {
  if (!contentType.startsWith('application/problem+json')) return false
  const problem = JSON.parse(body) as {
    type: string
    status: number
    instance: string
    fields?: unknown
  }
  const { fields: _, ...members } = problem
  return (
    problem.type in problems &&
    problem.status === status &&
    problem.instance.length === 36 &&
    !insides.test(JSON.stringify(members))
  )
}
