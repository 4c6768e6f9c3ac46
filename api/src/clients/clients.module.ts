import { getProfile as getProfileEndpoint } from '@guichet/contract/clients/get-profile.ts'
import type { Mount } from '../platform/contexts.ts'
import { getProfile } from './get-profile.ts'

export function clientsModule(mount: Mount) {
  mount(getProfileEndpoint, getProfile)
}
