import type { Loader } from '../mail/public.ts'
import type { SealingKeys } from '../platform/secrets.ts'
import { openSealedLink } from './password-links.ts'
import type { StaffInvited } from './staff-invited.email.ts'

type Data = { firstName: string; invitedBy: string; choosesPassword: boolean; sealedUrl: string }

export const loadStaffInvited =
  (sealingKeys: SealingKeys): Loader<StaffInvited> =>
  async ({ db }, { data, language, tenant_id: tenantId }) => {
    const { sealedUrl, ...words } = data as Data
    const { name, colour } = await db
      .selectFrom('tenant')
      .select(['name', 'colour'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow()
    return {
      ...words,
      language,
      business: { name: name[language], colour, replyTo: null },
      url: openSealedLink(sealingKeys, sealedUrl),
    }
  }
