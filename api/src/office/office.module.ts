import type { Mount } from '../platform/http/contexts.ts'
import { findOfficeActivity } from './find-office-activity.ts'
import { findOffice } from './find-office.ts'

/** Calls of anonymous visitors of the public ticket offices. */
export function officeModule(mount: Mount) {
  mount([findOffice, findOfficeActivity])
}
