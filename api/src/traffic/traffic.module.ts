import type { Mount } from '../platform/http/contexts.ts'
import { findTraffic } from './find-traffic.ts'

export function trafficModule(mount: Mount) {
  mount([findTraffic])
}
