import type { Mount } from '../platform/http/contexts.ts'
import { getSettings, saveSettings } from './save-settings.ts'

export function configurationModule(mount: Mount) {
  mount([getSettings, saveSettings])
}
