import { extractIncidents as extractEndpoint } from '@guichet/contract/incidents/extract-incidents.ts'
import {
  createIncident as createEndpoint,
  findIncidents as findEndpoint,
  saveIncident as saveEndpoint,
} from '@guichet/contract/incidents/save-incident.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { extractIncidents } from './extract-incidents.ts'
import { createIncident, findIncidents, saveIncident } from './save-incident.ts'

export function incidentsModule(mount: Mount) {
  mount(findEndpoint, findIncidents)
  mount(createEndpoint, createIncident)
  mount(saveEndpoint, saveIncident)
  mount(extractEndpoint, extractIncidents)
}
