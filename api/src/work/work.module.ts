import { cancelWork as cancelEndpoint } from '@guichet/contract/work/cancel-work.ts'
import { findWork as findEndpoint } from '@guichet/contract/work/find-work.ts'
import { resumeWork as resumeEndpoint } from '@guichet/contract/work/resume-work.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { cancelWork } from './cancel-work.ts'
import { findWork } from './find-work.ts'
import { resumeWork } from './resume-work.ts'

export function workModule(mount: Mount) {
  mount(findEndpoint, findWork)
  mount(cancelEndpoint, cancelWork)
  mount(resumeEndpoint, resumeWork)
}
