import type { Loader } from '../../mail/public.ts'
import { writerOf } from './account-email.ts'
import type { NewDevice } from './new-device.email.ts'

type Data = Pick<NewDevice, 'firstName' | 'browser' | 'system' | 'helpUrl'> & { at: string }

/** The time is in the zone of the sending business. */
export const loadNewDevice: Loader<NewDevice> = async (
  { db },
  { data, language, tenant_id: tenantId },
) => {
  const { at, ...words } = data as Data
  const { business, sayMoment } = await writerOf(db, tenantId, language)
  return { ...words, language, business, at: sayMoment(at) }
}
