import { passFields, type ImportReading } from '@guichet/contract/client-imports/client-import.ts'
import type { Actor } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'

/**
 * Asserts the right to take over passes, which admit people without a payment here: only main staff
 * may vouch for payments elsewhere. Source: docs/decisions.md 21.
 */
export function assertMayTakeOver(
  { isMain }: Pick<Actor, 'isMain'>,
  { columns }: Pick<ImportReading, 'columns'>,
): void {
  const fields: readonly string[] = passFields
  if (!isMain && columns.some(({ field }) => fields.includes(field)))
    throw apiError('Restricted', { restriction: 'TakingOver' })
}
