import type { Loader } from '../../mail/public.ts'
import type { SealingKeys } from '../../platform/secrets/secrets.ts'
import { openSealedLink } from '../provider/password-links.ts'
import { writerOf } from './account-email.ts'
import type { StaffInvited } from './staff-invited.email.ts'

type Data = { firstName: string; invitedBy: string; choosesPassword: boolean; sealedUrl: string }

export const loadStaffInvited =
  (sealingKeys: SealingKeys): Loader<StaffInvited> =>
  async ({ db }, { data, language, tenant_id: tenantId }) => {
    const { sealedUrl, ...words } = data as Data
    const { business } = await writerOf(db, tenantId, language)
    return { ...words, language, business, url: openSealedLink(sealingKeys, sealedUrl) }
  }
