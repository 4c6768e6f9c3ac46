import { getSellable as getSellableWire } from '@guichet/contract/collaborator/get-sellable.ts'
import type { Mount } from '../platform/mount.ts'
import { getSellable } from './get-sellable.ts'

export function catalogueModule(mount: Mount) {
  mount(getSellableWire, getSellable)
}
