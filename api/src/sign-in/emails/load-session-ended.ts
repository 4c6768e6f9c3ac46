import type { Loader } from '../../mail/public.ts'
import { writerOf } from './account-email.ts'
import type { SessionEnded } from './session-ended.email.ts'

export const loadSessionEnded: Loader<SessionEnded> = async (
  { db },
  { data, language, tenant_id: tenantId },
) => {
  const { firstName, helpUrl } = data as { firstName: string; helpUrl: string }
  const { business } = await writerOf(db, tenantId, language)
  return { language, business, firstName, helpUrl }
}
