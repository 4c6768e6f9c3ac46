import type { Mount } from '../platform/http/contexts.ts'
import { getCommunication, saveCommunication } from './save-communication.ts'

export function communicationModule(mount: Mount) {
  mount([getCommunication, saveCommunication])
}
