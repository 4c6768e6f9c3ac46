import {
  getSettings as getEndpoint,
  saveSettings as saveEndpoint,
} from '@guichet/contract/configuration/save-settings.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { getSettings, saveSettings } from './save-settings.ts'

export function configurationModule(mount: Mount) {
  mount(getEndpoint, getSettings)
  mount(saveEndpoint, saveSettings)
}
