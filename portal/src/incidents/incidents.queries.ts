import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import {
  createIncident,
  findIncidents,
  saveIncident,
} from '@guichet/contract/incidents/save-incident.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { incidentMessages } from './incidents.messages.ts'

export type Incident = Reply<typeof findIncidents>['items'][number]
export type IncidentDraft = Body<typeof saveIncident>

export function useIncidents() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.configuration.part(publicId, 'incidents'),
    staleTime: 0,
    queryFn: ({ signal }) => call(findIncidents, {}, { signal }),
  })
}

const touched = { invalidates: [queryKeys.configuration.all], isShownInForm: true } as const
export const useCreateIncident = (onDone: () => void) =>
  useCommand(createIncident, {
    ...touched,
    titles: useMessages(incidentMessages).commands.createIncident,
    onDone,
  })
export const useSaveIncident = (onDone: () => void) =>
  useCommand(saveIncident, {
    ...touched,
    titles: useMessages(incidentMessages).commands.saveIncident,
    onDone,
  })
