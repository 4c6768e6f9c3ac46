import { getSettings, saveSettings } from '@guichet/contract/configuration/save-settings.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { settingsMessages } from './settings.messages.ts'

export type Settings = Reply<typeof getSettings>
export type SettingsForm = Body<typeof saveSettings>

export function useSettings() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.configuration.part(publicId, 'settings'),
    staleTime: 0,
    queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  })
}
export const useSaveSettings = () =>
  useCommand(saveSettings, {
    titles: useMessages(settingsMessages).commands.saveSettings,
    invalidates: [queryKeys.configuration.all],
    isShownInForm: true,
  })
