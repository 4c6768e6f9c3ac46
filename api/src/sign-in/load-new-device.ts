import type { Loader } from '../mail/public.ts'
import type { NewDevice } from './new-device.email.ts'

type Data = Pick<NewDevice, 'firstName' | 'browser' | 'system' | 'helpUrl'> & { at: string }

/** The hour is that of the business that writes. */
export const loadNewDevice: Loader<NewDevice> = async (
  { db },
  { data, language, tenant_id: tenantId },
) => {
  const { at, ...words } = data as Data
  const {
    name,
    colour,
    time_zone: timeZone,
  } = await db
    .selectFrom('tenant')
    .select(['name', 'colour', 'time_zone'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return {
    ...words,
    language,
    business: { name: name[language], colour, replyTo: null },
    at: new Intl.DateTimeFormat(`${language}-CA`, {
      timeZone,
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(new Date(at)),
  }
}
