import type { Readable } from 'node:stream'
import * as contract from '@guichet/contract/privacy/extract-personal-data.ts'
import { PersonalData } from '@guichet/contract/privacy/personal-data.ts'
import yazl from 'yazl'
import { loadConsents } from '../consents/public.ts'
import { keyOf, type FileStore } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { cartPicturesOf, personalCarts } from './load-carts.db.ts'
import { personalOrders } from './load-orders.db.ts'
import { personalQuotes } from './load-quotes.db.ts'
import { picturePath, picturesOf } from './load-tickets.db.ts'
import { lettersTo, trailOf } from './load-trail.db.ts'
import { findPerson, type Person } from './person.db.ts'

/** Returns all data of a client in a file, which is created for each request and not stored. */
export const extractPersonalData = (store: FileStore) =>
  handle(
    contract.extractPersonalData,
    async ({ reply, tenantId, inBusiness }, { params: { profilePublicId } }) => {
      const { data, pictures } = await inBusiness('write', async (tx) => {
        const person = await findPerson(tx.db, tenantId, profilePublicId)
        const found = {
          data: await loadPersonalData(tx, person),
          pictures: await picturesOfPerson(tx.db, tenantId, person),
        }
        await tx.audit('client.personal_data_taken', 'client', person.id, {
          facts: { orders: person.orderIds.length, pictures: found.pictures.length },
        })
        return found
      })
      const zip = new yazl.ZipFile()
      const file = zip.outputStream as Readable
      zip.on('error', (error) => file.destroy(error as Error))
      zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'personal-data.json')
      for (const { id, path, sha256 } of pictures) {
        const bytes = await store.get(keyOf(tenantId, sha256)).catch(() => {
          throw apiError('Unavailable')
        })
        if (bytes) zip.addBuffer(bytes, picturePath(id, path))
      }
      zip.end()
      asAttachment(reply, { name: 'personal-data', format: 'zip' })
      return file
    },
  )

/** A picture on both a ticket and a cart is in the file once. */
async function picturesOfPerson(db: Db, tenantId: string, person: Person) {
  const found = [
    ...(await picturesOf(db, tenantId, person.orderIds)),
    ...(await cartPicturesOf(db, tenantId, person)),
  ]
  return [...new Map(found.map((picture) => [picture.id, picture])).values()]
}

async function loadPersonalData({ db, now, tenantId }: Ctx, person: Person): Promise<PersonalData> {
  const client = await selectRows(db, tenantId, 'client')
    .innerJoin('tenant', 'tenant.id', 'client.tenant_id')
    .selectAll('client')
    .select('tenant.name as business')
    .where('client.id', '=', person.id)
    .executeTakeFirstOrThrow()
  return PersonalData.parse({
    format: 'guichet-personal-data',
    formatVersion: 1,
    writtenDateTimeUtc: now,
    business: { publicId: tenantId, name: client.business },
    client: {
      profilePublicId: client.id,
      identity: {
        firstName: client.first_name,
        lastName: client.last_name,
        birthDate: client.birth_date,
        gender: client.gender,
        language: client.language as 'fr' | 'en',
      },
      contact: {
        email: client.email,
        phoneNumber: client.phone,
        postalCode: client.postal_code,
      },
      formerEmails: person.emails.filter((email) => email !== client.email),
      note: client.note,
    },
    consents: await consentsOf(db, tenantId, person.id),
    orders: await personalOrders(db, tenantId, person.orderIds),
    quotes: await personalQuotes(db, tenantId, person),
    carts: await personalCarts(db, tenantId, person),
    letters: await lettersTo(db, tenantId, person),
    activityLog: await trailOf(db, tenantId, person),
  } satisfies PersonalData)
}

const consentsOf = async (db: Db, tenantId: string, clientId: string) =>
  (await loadConsents(db, tenantId, clientId)).history.map((consent) => ({
    isGiven: consent.isGiven,
    means: consent.means,
    saidOn: consent.saidOn,
    text: consent.text && {
      version: consent.text.version,
      fr: consent.text.fr,
      en: consent.text.en,
    },
    recordedDateTimeUtc: consent.recordedDateTimeUtc,
  }))
