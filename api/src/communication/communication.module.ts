import {
  getCommunication as getWire,
  saveCommunication as saveWire,
} from '@guichet/contract/communication/save-communication.ts'
import type { Mount } from '../platform/mount.ts'
import { getCommunication, saveCommunication } from './save-communication.ts'

export function communicationModule(mount: Mount) {
  mount(getWire, getCommunication)
  mount(saveWire, saveCommunication)
}
