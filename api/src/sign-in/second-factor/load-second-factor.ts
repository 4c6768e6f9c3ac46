import type { Loader } from '../../mail/public.ts'
import { writerOf } from '../emails/account-email.ts'
import type { SecondFactorChanged } from './second-factor.email.ts'

type Data = Pick<SecondFactorChanged, 'firstName' | 'change' | 'helpUrl'> & { at: string }

/** The time is in the zone of the sending business. */
export const loadSecondFactor: Loader<SecondFactorChanged> = async (
  { db },
  { data, language, tenant_id: tenantId },
) => {
  const { at, ...words } = data as Data
  const { business, sayMoment } = await writerOf(db, tenantId, language)
  return { ...words, language, business, at: sayMoment(at) }
}
