import { expect, test } from 'vitest'
import { ticketCodes } from '../../../api/src/tickets/ticket-codes.ts'
import { forgedCodes } from '../../../api/test/factories/input/forged-codes.ts'
import { seed } from '../../../api/test/seed.ts'
import { readCode, verifierOf } from './read-code.ts'

const codes = await ticketCodes(async (_purpose, make) => make())
const verify = await verifierOf(codes.publicKey)
const named = (n: number) => ({
  tenantId: '018f0000-0000-7000-8000-000000000001',
  ticketId: `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  generation: 1 + n * 251,
})
const good = Array.from({ length: 20 }, (_, n) => codes.codeOf(named(n)))

test('the browser verifies codes that the server signed', async () => {
  for (const [n, code] of good.entries()) {
    const { tenantId: businessId, ...rest } = named(n)
    expect(await readCode(code, verify)).toEqual({
      kind: 'code',
      businessId,
      ...rest,
      isVerified: true,
    })
  }
})

test('5 000 forged codes are all refused', async () => {
  const taken = []
  for (const code of forgedCodes(good, 5000, seed))
    if ((await readCode(code, verify)).kind !== 'forged') taken.push(code)
  expect(taken).toEqual([])
})

test('codes of another installation are refused; without Ed25519 a code is unverified', async () => {
  const others = await ticketCodes(async (_purpose, make) => make())
  expect(await readCode(others.codeOf(named(1)), verify)).toEqual({ kind: 'forged' })
  expect(await verifierOf('nonsense')).toBeNull()
  expect(await readCode(good[0]!, null)).toMatchObject({ kind: 'code', isVerified: false })
})

test('a ticket number is read in any case, with any separators', async () => {
  const reference = { kind: 'typed', reference: 'ABCDEFGH23' }
  expect(await readCode('abcde-fgh 23', verify)).toEqual(reference)
  for (const text of ['ABCDEFGH2', 'ABCDEFGH231', 'ABCDEFGH20', 'ABCDEFGHI2', ''])
    expect(await readCode(text, verify)).toEqual({ kind: 'forged' })
})
