import { expect } from 'vitest'
import { violations } from '../invariants/violations.ts'
import type { TestServer } from '../test-server.ts'

const mostRounds = 20

/**
 * Repeats the race of a mutant until it breaks an invariant, named by its code such as `M2b`:
 * whether requests overlap depends on chance. A round against a server with its protections breaks
 * none.
 */
export async function untilBroken(
  { owner }: Pick<TestServer, 'owner'>,
  code: string,
  race: () => Promise<unknown>,
): Promise<void> {
  let broken: (string | undefined)[] = []
  for (let round = 0; round < mostRounds && !broken.includes(code); round += 1) {
    await race()
    broken = (await violations(owner)).map(({ name }) => name.split(' ')[0])
  }
  expect(broken).toContain(code)
}
