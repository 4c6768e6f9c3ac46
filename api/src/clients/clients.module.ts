import { getProfile as getProfileEndpoint } from '@guichet/contract/user/get-profile.ts'
import type { Mount } from '../platform/contexts.ts'
import { getProfile } from './get-profile.ts'

export function clientsModule(mount: Mount) {
  mount(getProfileEndpoint, getProfile)
}
