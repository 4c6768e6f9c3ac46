import type { Mount } from '../platform/http/contexts.ts'
import { findOffice } from './find-office.ts'

/** Calls of anonymous visitors of the public ticket offices. */
export function officeModule(mount: Mount) {
  mount([findOffice])
}
