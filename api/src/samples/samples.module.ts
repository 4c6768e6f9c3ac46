import type { Mount } from '../platform/http/contexts.ts'
import { createSample } from './create-sample.ts'
import { removeSample } from './remove-sample.ts'

export function samplesModule(mount: Mount) {
  mount([createSample, removeSample])
}
