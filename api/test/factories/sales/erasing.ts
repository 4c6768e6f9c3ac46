import { eraseClient, getErasure } from '@guichet/contract/privacy/erase-client.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** Erases a client as a clerk does: reads the counts first, then confirms with the email. */
export function erasingOf(server: TestServer, staff: Staff) {
  const look = (profilePublicId: string, who = staff) =>
    send(server, who, getErasure, { params: { profilePublicId } })
  const erase = async (
    profilePublicId: string,
    confirmation: string,
    who = staff,
    more: { key?: string; orders?: number; ticketsAhead?: number } = {},
  ) => {
    const { key = newKey(), ...seenOtherwise } = more
    const { orders = 0, ticketsAhead = 0 } = (await look(profilePublicId, who)).body
    return send(server, who, eraseClient, {
      params: { profilePublicId },
      body: { confirmation, reason: 'asked', orders, ticketsAhead, ...seenOtherwise },
      key,
    })
  }
  return { look, erase }
}
