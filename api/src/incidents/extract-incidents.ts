import * as contract from '@guichet/contract/incidents/extract-incidents.ts'
import { incidentFields } from '@guichet/contract/incidents/incident-fields.messages.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle } from '../platform/http/contexts.ts'
import { allAtOnce, workbookOf, type Cell } from '../platform/text/spreadsheet.ts'
import { incidentsOf, type Incident } from './incidents.db.ts'

const words = {
  fr: { file: 'registre-des-incidents', sheet: 'Incidents', yes: 'Oui', no: 'Non' },
  en: { file: 'incident-register', sheet: 'Incidents', yes: 'Yes', no: 'No' },
}

/** Returns the whole register, oldest first. */
export const extractIncidents = handle(
  contract.extractIncidents,
  async ({ tenantId, inBusiness, language, reply }) => {
    const incidents = await inBusiness('write', async ({ db, audit }) => {
      await audit('incident.extracted', 'tenant', tenantId)
      return incidentsOf(db, tenantId)
    })
    const { file, sheet } = words[language]
    asAttachment(reply, { name: file, format: 'xlsx' })
    return workbookOf(sheet, {
      header: Object.values(incidentFields[language]),
      batches: allAtOnce(incidents.toReversed().map((incident) => cellsOf(incident, language))),
    })
  },
)

const cellsOf = (incident: Incident, language: Language): Cell[] =>
  (Object.keys(incidentFields.fr) as (keyof typeof incidentFields.fr)[]).map((field) => {
    const value = incident[field]
    if (typeof value === 'boolean') return words[language][value ? 'yes' : 'no']
    return value ?? ''
  })
