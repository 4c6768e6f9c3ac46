import type { getProfile as endpoint } from '@guichet/contract/user/get-profile.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { isId } from '../platform/ids.ts'
import { clientByEmail, clientById } from './clients.db.ts'

/**
 * A client of this business: what contains @ is an email. One of another business does not exist
 * here.
 */
export const getProfile: Handler<typeof endpoint> = async ({ db, actor }, { params }) => {
  const client = params.id.includes('@')
    ? await clientByEmail(db, actor.tenantId, params.id)
    : isId(params.id)
      ? await clientById(db, actor.tenantId, params.id)
      : undefined
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
}

/** `+1 418 555-0199` as the API writes it: country, area, number. */
function phoneOf(phone: string) {
  const digits = phone.replace(/\D/g, '')
  return {
    countryCode: digits.slice(0, -10) || '1',
    stateCode: digits.slice(-10, -7),
    phone: digits.slice(-7),
  }
}
