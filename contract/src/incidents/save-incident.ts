import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Integer, LocalDate, Required, Version } from '../primitives.ts'

/** Maximum length of a text of the register in characters. */
export const incidentLimit = 2000
const IncidentText = Required(incidentLimit)

/**
 * An entry of the register of confidentiality incidents. Source: Regulation respecting
 * confidentiality incidents (Québec, A-2.1, r. 3.1), section 7.
 */
const IncidentForm = z.strictObject({
  version: Version,
  beganOn: LocalDate,
  /** Null for an incident of one day. */
  endedOn: LocalDate.nullable(),
  noticedOn: LocalDate,
  information: IncidentText,
  circumstances: IncidentText,
  /** Number of persons concerned; null when unknown. */
  persons: Integer(0, 100_000_000).nullable(),
  /** Reasons why a serious injury is likely or not. */
  risk: IncidentText,
  isSerious: z.boolean('type'),
  commissionToldOn: LocalDate.nullable(),
  personsToldOn: LocalDate.nullable(),
  measures: IncidentText,
})

const Incident = IncidentForm.extend({
  publicId: Id,
  /** Increases from 1 without gaps. */
  number: z.int(),
  version: z.int(),
  createdDateTimeUtc: Instant,
  createdByName: z.string(),
  /** Earliest day of deletion: five years after the incident was noticed. */
  keptUntil: z.string(),
})

const at = {
  service: 'configuration',
  path: '/1.0/configuration/incident',
  access: 'Configuration',
  effect: 'write',
} as const

export const findIncidents = endpoint({
  ...at,
  method: 'GET',
  summary: 'List the register of confidentiality incidents, latest first',
  effect: 'read',
  reply: z.strictObject({ items: z.array(Incident) }),
  problems: [],
})
export const createIncident = endpoint({
  ...at,
  method: 'POST',
  summary: 'Add a confidentiality incident to the register; it gets the next number',
  body: IncidentForm.omit({ version: true }),
  reply: Incident,
  problems: ['ListFull'],
})
export const saveIncident = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/configuration/incident/:id',
  summary: 'Complete or correct an incident of the register; the audit log keeps the former texts',
  params: z.strictObject({ id: Id }),
  body: IncidentForm,
  reply: Incident,
  problems: ['NotFound', 'StaleVersion'],
})
