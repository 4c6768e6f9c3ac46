import type { Loader } from '../../mail/public.ts'
import type { SealingKeys } from '../../platform/secrets/secrets.ts'
import { openSealedLink } from '../provider/password-links.ts'
import { writerOf } from './account-email.ts'
import type { SetPassword } from './set-password.email.ts'

export const loadSetPassword =
  (sealingKeys: SealingKeys): Loader<SetPassword> =>
  async ({ db }, { data, language, tenant_id: tenantId }) => {
    // Older emails have no encrypted link; theirs expired long ago.
    const { firstName, sealedUrl } = data as { firstName: string; sealedUrl?: string }
    const url = sealedUrl ? openSealedLink(sealingKeys, sealedUrl) : ''
    const { business } = await writerOf(db, tenantId, language)
    return { language, business, firstName, url }
  }
