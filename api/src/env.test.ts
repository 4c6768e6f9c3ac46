import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const demoOf = (env: NodeJS.ProcessEnv) => {
  const { DEMO, isPublicDemo } = readEnv(env)
  return [DEMO, isPublicDemo]
}

test('the demonstration is on by default on this host only', () => {
  expect(demoOf({})).toEqual([true, false])
  expect(demoOf({ DEMO: 'on', HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([
    true,
    false,
  ])
  for (const env of [
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { PUBLIC_URL: 'https://guichet.example' },
  ]) {
    expect(demoOf(env), JSON.stringify(env)).toEqual([false, false])
    expect(() => readEnv({ ...env, DEMO: 'on' }), JSON.stringify(env)).toThrow(
      /^Setting DEMO: [^\n]+$/,
    )
    expect(demoOf({ ...env, DEMO: 'public' })).toEqual([true, true])
    expect(demoOf({ ...env, DEMO: 'off' })).toEqual([false, false])
  }
})

test('a key has 64 digits, and the previous key differs from the current one', () => {
  const [key, previous] = ['0a'.repeat(32), '0b'.repeat(32)]
  const given = (env: NodeJS.ProcessEnv) => () => readEnv(env).SECRET_KEY_PREVIOUS
  expect(given({ SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous })()).toBe(previous)
  expect(given({ SECRET_KEY: key, SECRET_KEY_PREVIOUS: '' })()).toBeUndefined()
  for (const env of [
    { SECRET_KEY: key, SECRET_KEY_PREVIOUS: key.toUpperCase() },
    { SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous.slice(1) },
    { SECRET_KEY_PREVIOUS: previous },
  ])
    expect(given(env), JSON.stringify(env)).toThrow(/^Setting SECRET_KEY_PREVIOUS: [^\n]+$/)
})

test('trusted proxies are hops, addresses or networks only', () => {
  const trusted = (given: string) => readEnv({ TRUST_PROXY: given }).TRUST_PROXY
  const hops = (given: string) =>
    [0, 1, 2].map((hop) =>
      (trusted(given) as (address: string, hop: number) => boolean)('10.0.0.1', hop),
    )
  expect(trusted('off')).toBe(false)
  expect([hops('on'), hops('1'), hops('2')]).toEqual([
    [true, false, false],
    [true, false, false],
    [true, true, false],
  ])
  expect(trusted('10.0.0.1, 192.168.0.0/16,fd00::/8')).toEqual([
    '10.0.0.1',
    '192.168.0.0/16',
    'fd00::/8',
  ])
  for (const given of [
    'yes',
    'true',
    '0',
    '-1',
    '1.5',
    '11',
    'proxy.example',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1/',
    '10.0.0.1,',
    '10.0.0.1/8/8',
    '*',
  ]) {
    expect(() => trusted(given), given).toThrow(/^Setting TRUST_PROXY: [^\n]+$/)
  }
})

test('the headers for a collector are read in the form of OpenTelemetry', () => {
  const read = (given: string) =>
    readEnv({ OTEL_EXPORTER_OTLP_HEADERS: given }).OTEL_EXPORTER_OTLP_HEADERS
  expect(read('authorization=Basic%20YQ==, x-team = ops')).toEqual({
    authorization: 'Basic YQ==',
    'x-team': 'ops',
  })
  for (const wrong of ['authorization', 'a=b,,c=d', 'a=%E0%A4%A'])
    expect(() => read(wrong)).toThrow(/^Setting OTEL_EXPORTER_OTLP_HEADERS: [^\n]+$/)
})
