import * as contract from '@guichet/contract/clients/get-profile.ts'
import type { Db } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { isId } from '../platform/values/ids.ts'
import { clientByEmail, clientById } from './clients.db.ts'

/**
 * Returns a client of this business; an id with @ is an email. Clients of another business are not
 * found.
 */
export const getProfile = handle(contract.getProfile, async ({ db, tenantId }, { params }) => {
  const client = await findClient(db, tenantId, params.id)
  if (!client) throw apiError('NotFound')
  return {
    publicId: client.id,
    firstName: client.first_name,
    lastName: client.last_name,
    email: client.email,
    birthDate: client.birth_date,
    language: client.language as 'fr' | 'en',
    addresses: client.postal_code ? [{ postalCode: client.postal_code }] : [],
    phones: client.phone ? [phoneOf(client.phone)] : [],
  }
})

/** Splits `+1 418 555-0199` as the API does: country, area, number. */
function phoneOf(phone: string) {
  const digits = phone.replace(/\D/g, '')
  return {
    countryCode: digits.slice(0, -10) || '1',
    stateCode: digits.slice(-10, -7),
    phone: digits.slice(-7),
  }
}

/** Finds a client by email address or by id. */
async function findClient(db: Db, tenantId: string, ref: string) {
  if (ref.includes('@')) return clientByEmail(db, tenantId, ref)
  return isId(ref) ? clientById(db, tenantId, ref) : undefined
}
