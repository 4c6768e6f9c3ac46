import type { Session } from './session.ts'

/** Whoever has the role, and main staff, who may do everything. */
export const mayValidate = ({
  business,
  isValidator,
}: Pick<Session, 'business' | 'isValidator'>): boolean =>
  isValidator || business?.isMainStaff === true
