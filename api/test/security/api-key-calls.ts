import { createCalendarLink } from '@guichet/contract/calendars/create-calendar-link.ts'
import { anApiKey } from '../factories/api-keys.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

/** Calls of what other programs are given: keys that sell, and links that read a calendar. */
export async function apiKeyCalls(server: TestServer, staff: Staff) {
  const { publicId } = await anApiKey(server, staff)
  const link = { name: 'Équipe', subject: 'bookings' as const, language: 'fr' as const }
  const made = await send(server, staff, createCalendarLink, { body: link })
  return {
    findApiKeys: {},
    createApiKey: { body: { name: 'Borne', scopes: ['quote', 'hold'] } },
    revokeApiKey: { params: { id: publicId } },
    findCalendarLinks: {},
    createCalendarLink: { body: link },
    revokeCalendarLink: { params: { id: made.body.publicId } },
  }
}
