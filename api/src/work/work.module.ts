import type { Mount } from '../platform/http/contexts.ts'
import { cancelWork } from './cancel-work.ts'
import { findWork } from './find-work.ts'
import { resumeWork } from './resume-work.ts'

export function workModule(mount: Mount) {
  mount([findWork, cancelWork, resumeWork])
}
