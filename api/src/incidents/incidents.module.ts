import type { Mount } from '../platform/http/contexts.ts'
import { extractIncidents } from './extract-incidents.ts'
import { createIncident, findIncidents, saveIncident } from './save-incident.ts'

export function incidentsModule(mount: Mount) {
  mount([findIncidents, createIncident, saveIncident, extractIncidents])
}
