import type { TestServer } from '../../test-server.ts'
import { anytimeTickets } from '../sales/anytime-tickets.ts'
import { aGate, codeOf, scanOf } from '../sales/gate.ts'
import { aBusiness } from '../staff.ts'
import { forgedCodes } from './forged-codes.ts'

/** Scans forged codes at a gate, a hundred at a time. @returns how often each result occurred */
export async function showForged(server: TestServer, count: number, seed: number) {
  const staff = await aBusiness(server)
  const gate = await aGate(server, staff)
  const { ticketIds } = await anytimeTickets(server, staff, { quantity: 20 })
  const good: string[] = []
  for (const id of ticketIds) good.push(await codeOf(server, staff, id))
  const forged = forgedCodes(good, count, seed)
  const results: Record<string, number> = {}
  for (let from = 0; from < forged.length; from += 100) {
    const { body } = await gate.send(forged.slice(from, from + 100).map((code) => scanOf(code)))
    for (const { result } of body.items) results[result] = (results[result] ?? 0) + 1
  }
  return { results, good, gate }
}
