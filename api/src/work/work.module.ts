import { cancelWork as cancelWire } from '@guichet/contract/work/cancel-work.ts'
import { findWork as findWire } from '@guichet/contract/work/find-work.ts'
import { resumeWork as resumeWire } from '@guichet/contract/work/resume-work.ts'
import type { Mount } from '../platform/mount.ts'
import { cancelWork, resumeWork } from './direct-work.ts'
import { findWork } from './find-work.ts'

export function workModule(mount: Mount) {
  mount(findWire, findWork)
  mount(cancelWire, cancelWork)
  mount(resumeWire, resumeWork)
}
