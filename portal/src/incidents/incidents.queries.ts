import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import {
  createIncident,
  findIncidents,
  saveIncident,
} from '@guichet/contract/incidents/save-incident.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { incidentMessages } from './incidents.messages.ts'

export type Incident = Reply<typeof findIncidents>['items'][number]
export type IncidentDraft = Body<typeof saveIncident>

export function useIncidents() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.configuration.part(publicId, 'incidents'),
    findIncidents,
    {},
    { staleTime: 0 },
  )
}

const command = commandsOf(incidentMessages, [queryKeys.configuration.all])
export const useCreateIncident = command({ createIncident }, inForm)
export const useSaveIncident = command({ saveIncident }, inForm)
