import { sealedContents, sealedMessages } from '../mail/mail.module.ts'
import { sealedTokens } from '../payments/public.ts'
import type { SealedColumn } from '../platform/secrets/reseal.ts'
import { sealedPayloads } from '../sign-in/provider/oidc-adapter.ts'
import { sealedLinks } from '../sign-in/provider/password-links.ts'
import { sealedTotp } from '../sign-in/second-factor/factors.db.ts'
import { sealedSecrets } from '../webhooks/public.ts'

/** Encrypted columns of all modules, which a new key must encrypt again. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedTokens,
  sealedContents,
  sealedMessages,
  sealedLinks,
  sealedPayloads,
  sealedTotp,
  ...sealedSecrets,
]
