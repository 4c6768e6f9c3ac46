import { createCalendarLink } from '@guichet/contract/calendars/create-calendar-link.ts'
import { createIncident } from '@guichet/contract/incidents/save-incident.ts'
import { anApiKey } from '../factories/api-keys.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

const incident = {
  beganOn: '2026-11-02',
  endedOn: '2026-11-03',
  noticedOn: '2026-11-04',
  information: 'Noms et courriels',
  circumstances: 'Liste envoyée à un mauvais destinataire',
  persons: 12,
  risk: 'Le destinataire a confirmé la suppression.',
  isSerious: false,
  commissionToldOn: null,
  personsToldOn: '2026-11-05',
  measures: 'Envoi par lien seulement',
}

/** Valid requests of the configuration page: API keys, calendar links, register of incidents. */
export async function apiKeyCalls(server: TestServer, staff: Staff) {
  const { publicId } = await anApiKey(server, staff)
  const link = { name: 'Équipe', subject: 'bookings' as const, language: 'fr' as const }
  const made = await send(server, staff, createCalendarLink, { body: link })
  const kept = await send(server, staff, createIncident, { body: incident })
  return {
    findIncidents: {},
    createIncident: { body: incident },
    saveIncident: { params: { id: kept.body.publicId }, body: { ...incident, version: 1 } },
    extractIncidents: {},
    findApiKeys: {},
    createApiKey: { body: { name: 'Borne', scopes: ['quote', 'hold'] } },
    revokeApiKey: { params: { id: publicId } },
    findCalendarLinks: {},
    createCalendarLink: { body: link },
    readCalendar: { query: { link: 'x' } },
    revokeCalendarLink: { params: { id: made.body.publicId } },
  }
}
