import type { Loader } from '../mail/public.ts'
import type { SetPassword } from './draw-set-password.ts'

export const loadSetPassword: Loader<SetPassword> = async (
  { db },
  { data, language, tenant_id: tenantId },
) => {
  const { firstName, url } = data as { firstName: string; url: string }
  const { name, colour } = await db
    .selectFrom('tenant')
    .select(['name', 'colour'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { language, business: { name: name[language], colour, replyTo: null }, firstName, url }
}
