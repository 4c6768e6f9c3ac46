import { findTraffic as findTrafficEndpoint } from '@guichet/contract/traffic/find-traffic.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { findTraffic } from './find-traffic.ts'

export function trafficModule(mount: Mount) {
  mount(findTrafficEndpoint, findTraffic)
}
