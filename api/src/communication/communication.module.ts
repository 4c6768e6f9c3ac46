import {
  getCommunication as getEndpoint,
  saveCommunication as saveEndpoint,
} from '@guichet/contract/communication/save-communication.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { getCommunication, saveCommunication } from './save-communication.ts'

export function communicationModule(mount: Mount) {
  mount(getEndpoint, getCommunication)
  mount(saveEndpoint, saveCommunication)
}
