import { randomUUID } from 'node:crypto'
import type { RebateNew } from '@guichet/contract/rebates/rebate.ts'
import { createRebateGroup } from '@guichet/contract/rebates/save-rebate-group.ts'
import { createRebate } from '@guichet/contract/rebates/save-rebate.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

export const newCode = (): string => randomUUID().slice(0, 13).toUpperCase()
const terms = {
  types: ['Rebate.OnDailyTicketOnly' as const],
  description: 'Automne',
  conditions: [],
  settings: '15%',
  activePeriodBeginUtc: '2100-01-01T00:00:00.000Z',
  activePeriodEndUtc: '2100-12-31T23:59:59.999Z',
  isCombinable: 'no' as const,
  taxSettings: null,
  linkedProductPublicIds: [],
  linkedDates: [],
}
/** A code as an editor sends it; it starts far in the future unless given otherwise. */
export const aRebate = (over: Partial<RebateNew> = {}): RebateNew => ({
  code: newCode(),
  ...terms,
  isActive: true,
  autoApply: false,
  isAppliedOnce: false,
  isMunicipalityApplied: false,
  postalCodes: [],
  ...over,
})
export const aRebateGroup = (over: Partial<{ codes: string[] }> = {}) => ({
  codes: [newCode(), newCode()],
  ...terms,
  ...over,
})

/** A code that is valid today, by the clock of the server. */
export async function makeRebate(server: TestServer, staff: Staff, over: Partial<RebateNew> = {}) {
  const activePeriodBeginUtc = `${today()}T00:00:00.000Z`
  const { status, body } = await send(server, staff, createRebate, {
    body: aRebate({ activePeriodBeginUtc, ...over }),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
export async function makeGroup(server: TestServer, staff: Staff, codes: string[]) {
  const { body } = await send(server, staff, createRebateGroup, {
    body: { ...aRebateGroup({ codes }), activePeriodBeginUtc: `${today()}T00:00:00.000Z` },
  })
  return body
}
/** Today’s date in the time zone of the test businesses. */
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())
