import { completeSquare } from '@guichet/contract/payments/connect-square.ts'
import { expect, test } from 'vitest'
import { authorized, squareKeys, useSquareServer } from '../../factories/local-square.ts'
import { aBusiness } from '../../factories/staff.ts'
import { violations } from '../../invariants/violations.ts'
import type { MutantName } from '../mutants.ts'
import { inFlight, processesOn, reach } from '../processes.ts'

const server = useSquareServer()

/** Number of accepted answers among ten of Square to one authorization, over two processes. */
async function taken(mutant: MutantName | 'none'): Promise<number> {
  const env = {
    SQUARE_APPLICATION_ID: squareKeys.applicationId,
    SQUARE_APPLICATION_SECRET: squareKeys.applicationSecret,
    SQUARE_WEBHOOK_SIGNATURE_KEY: squareKeys.signatureKey,
    SQUARE_API_URL: server.provider.url,
  }
  const staff = await aBusiness(server)
  const { state, merchantId } = await authorized(server, staff)
  const complete = (baseOf: (i: number) => string) =>
    inFlight(10, 10, (i) =>
      reach(baseOf(i), staff, completeSquare, {
        body: {
          code: server.provider.square.authorize(state, { merchantId }).code,
          state,
          collaboratorPublicId: staff.tenantId,
        },
      }),
    )
  const answers = await processesOn(server.url)(2, complete, { mutant, env })
  return answers.filter(({ status }) => status === 200).length
}

test('ten answers of Square to one authorization: one is accepted', async () => {
  expect(await taken('none')).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: an authorization that is not marked as used is accepted more than once', async () => {
  expect(await taken('no-spent-authorization')).toBeGreaterThan(1)
})
