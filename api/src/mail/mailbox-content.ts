import { deserialize, serialize } from 'node:v8'
import type { SealedColumn } from '../platform/secrets/reseal.ts'
import { seal, unseal, type SealingKeys } from '../platform/secrets/secrets.ts'

const purposeOf = (tenantId: string | null, id: string) => `mail-content:${tenantId}:${id}`
/** Encrypted data of emails that stay in the mailbox. */
export const sealedContents: SealedColumn = {
  table: 'mail',
  column: 'content',
  key: ['id'],
  isOfBusiness: true,
  purposeOf: ([id], tenantId) => purposeOf(tenantId, String(id)),
}

type Owner = { tenant_id: string; id: string }
export const sealContent = (keys: SealingKeys, mail: Owner, data: unknown): Buffer =>
  seal(keys, purposeOf(mail.tenant_id, mail.id), serialize(data))
export const openContent = (keys: SealingKeys, mail: Owner, content: Buffer): unknown =>
  deserialize(unseal(keys, purposeOf(mail.tenant_id, mail.id), content))
