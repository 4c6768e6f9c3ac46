import { getSettings, saveSettings } from '@guichet/contract/configuration/save-settings.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { settingsMessages } from './settings.messages.ts'

export type Settings = Reply<typeof getSettings>
export type SettingsForm = Body<typeof saveSettings>

export function useSettings() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.configuration.part(publicId, 'settings'),
    getSettings,
    {},
    { staleTime: 0 },
  )
}
const command = commandsOf(settingsMessages, [queryKeys.configuration.all])
export const useSaveSettings = command({ saveSettings }, inForm)
