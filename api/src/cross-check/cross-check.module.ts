import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { checkDay } from './check-day.job.ts'
import { checkFigures, findDifferences } from './check-figures.ts'

export const crossCheckJobs: Record<string, JobHandler> = { 'check-day': checkDay }

export function crossCheckModule(mount: Mount) {
  mount([checkFigures, findDifferences])
}
