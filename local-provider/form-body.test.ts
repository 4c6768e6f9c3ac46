import { expect, test } from 'vitest'
import { readForm } from './form-body.ts'

test.each([
  ['', {}],
  ['a=1&b=x%20y', { a: '1', b: 'x y' }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a[0][b]=1&a[1][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
  ['expand[]=x&expand[]=y', { expand: ['x', 'y'] }],
  ['metadata[1]=x', { metadata: { 1: 'x' } }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
])('%s is parsed', (body, tree) => expect(JSON.parse(JSON.stringify(readForm(body)))).toEqual(tree))

test('a field called __proto__ changes nothing', () => {
  readForm('__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1')
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
})

test('a tree that is too deep is not parsed', () =>
  expect(() => readForm(`a${'[b]'.repeat(20)}=1`)).toThrow('nested too deeply'))
