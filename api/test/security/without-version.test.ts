import { expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)

/** A request whose records have no version. */
const withoutVersion = <T>(sent: T): T =>
  JSON.parse(JSON.stringify(sent), (name, value) => (name === 'version' ? undefined : value))
const unseenLines = async () =>
  Number(
    (
      await server.owner.query<{ lines: string }>(
        `select count(*) as lines from audit where facts ->> 'withoutVersion' = 'true'`,
      )
    ).rows[0]!.lines,
  )

const versioned = calls.filter(
  // A cart of a visitor has no audit lines, and is not saved over another tab.
  ([, { access, problems, method }]) =>
    access !== 'guest' && problems.includes('StaleVersion') && ['PUT', 'DELETE'].includes(method),
)

test('endpoints that check a version are found', () => {
  expect(versioned.length).toBeGreaterThan(20)
})

test.each(versioned)(
  '%s: a write without a version succeeds, and its audit line says so',
  async (name, call) => {
    const before = await unseenLines()
    const sent = withoutVersion(valid[name])
    expect(sent).not.toEqual(valid[name])
    const answer = await send(server, staff, call, { ...sent, key: newKey() } as never)
    expect([name, answer.status, answer.body]).toMatchObject([name, 200, {}])
    expect(await unseenLines()).toBeGreaterThan(before)
  },
)
