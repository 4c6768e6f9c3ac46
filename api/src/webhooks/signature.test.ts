import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

const message = { id: 'msg_1', sentAt: new Date(), body: '{"type":"order.created","né":1}' }

test('the signature is verified by the library that receivers use', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  const headers = signedHeaders(message, [secret])
  expect(new Webhook(secret).verify(message.body, headers)).toEqual(JSON.parse(message.body))
  expect(headers['webhook-signature']).toBe(
    new Webhook(secret).sign(message.id, message.sentAt, message.body),
  )
})

test('another body, id, secret or time is not verified', () => {
  const secret = newSecret()
  const headers = signedHeaders(message, [secret])
  const verify =
    (body: string, others: Record<string, string>, by = secret) =>
    () =>
      new Webhook(by).verify(body, { ...headers, ...others })
  expect(verify(`${message.body} `, {})).toThrow('No matching signature')
  expect(verify(message.body, { 'webhook-id': 'msg_2' })).toThrow('No matching signature')
  expect(verify(message.body, {}, newSecret())).toThrow('No matching signature')
  const late = signedHeaders({ ...message, sentAt: new Date(Date.now() - 301_000) }, [secret])
  expect(() => new Webhook(secret).verify(message.body, late)).toThrow('too old')
})

test('both secrets verify while one replaces the other', () => {
  const [before, after] = [newSecret(), newSecret()]
  const headers = signedHeaders(message, [after, before])
  for (const secret of [before, after])
    expect(new Webhook(secret).verify(message.body, headers)).toBeTruthy()
})
