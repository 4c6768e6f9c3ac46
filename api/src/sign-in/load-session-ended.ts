import type { Loader } from '../mail/public.ts'
import type { SessionEnded } from './session-ended.email.ts'

export const loadSessionEnded: Loader<SessionEnded> = async (
  { db },
  { data, language, tenant_id: tenantId },
) => {
  const { firstName, helpUrl } = data as { firstName: string; helpUrl: string }
  const { name, colour } = await db
    .selectFrom('tenant')
    .select(['name', 'colour'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { language, business: { name: name[language], colour, replyTo: null }, firstName, helpUrl }
}
