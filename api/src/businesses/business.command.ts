import { parseArgs } from 'node:util'
import { provinces, type Province } from '@guichet/contract/businesses/provinces.ts'
import { onInstallation } from '../database/command-pool.ts'
import { transaction } from '../platform/db/db.ts'
import { newId } from '../platform/values/ids.ts'
import { isTimeZone } from '../platform/values/zoned-time.ts'
import { hashPassword } from '../sign-in/public.ts'
import { addBusiness } from './add-business.ts'

// `npm run business -- --name-fr "Parc" --name-en "Park" --province QC --email main@example.org
// --first-name A --last-name B [--time-zone America/Toronto] [--password …]`
const { values } = parseArgs({
  options: {
    'name-fr': { type: 'string' },
    'name-en': { type: 'string' },
    province: { type: 'string', default: 'QC' },
    'time-zone': { type: 'string', default: 'America/Toronto' },
    email: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    language: { type: 'string', default: 'fr' },
    password: { type: 'string' },
  },
})
const missing = (['name-fr', 'name-en', 'email', 'first-name', 'last-name'] as const).filter(
  (name) => !values[name],
)
const wrong = [
  ...missing.map((name) => `--${name} is missing`),
  ...((provinces as readonly string[]).includes(values.province)
    ? []
    : [`--province is one of ${provinces.join(', ')}`]),
  ...(isTimeZone(values['time-zone']) ? [] : ['--time-zone is not known']),
]
if (wrong.length) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
const tenantId = newId()
const passwordHash = values.password ? await hashPassword(values.password) : null
await onInstallation((pool) =>
  transaction(pool, { tenantId, accountId: null }, 'write', async ({ db, now }) => {
    await addBusiness(db, now, {
      tenantId,
      name: { fr: values['name-fr']!, en: values['name-en']! },
      province: values.province as Province,
      timeZone: values['time-zone'],
      main: {
        email: values.email!.toLowerCase(),
        firstName: values['first-name']!,
        lastName: values['last-name']!,
        language: values.language === 'en' ? 'en' : 'fr',
        passwordHash,
      },
    })
  }),
)
console.log(
  `Added ${values['name-fr']} (${tenantId}); ${values.email} is its main staff.${values.password ? '' : ' Without --password, an account that had none sets one by "forgotten password".'}`,
)
