import { sell, previewSale } from '@guichet/contract/orders/sale/sell.ts'
import { findStaticUrl } from '@guichet/contract/ticket-office/find-static-url.ts'
import { findSuggestions } from '@guichet/contract/ticket-office/find-suggestions.ts'
import { getCollaborator } from '@guichet/contract/ticket-office/get-collaborator.ts'
import type { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import {
  getDisplayNames,
  saveDisplayNames,
} from '@guichet/contract/ticket-office/save-display-names.ts'
import { expect, test } from 'vitest'
import { accessoriesOf } from '../../test/factories/catalogue/accessories.ts'
import { anActivity } from '../../test/factories/catalogue/activities.ts'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { officeOf } from '../../test/factories/catalogue/office-profiles.ts'
import { aProfile } from '../../test/factories/catalogue/ticket-office.ts'
import { aStoredPicture } from '../../test/factories/input/pictures.ts'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { get, save } = officeOf(server, staff)

const isServed = async (url: string) =>
  (await server.app.http.inject({ method: 'GET', url })).statusCode === 200

test('photos removed from the page are deleted, and saving the previous page restores them', async () => {
  const other = await aBusiness(server)
  const profile = await aProfile(server, other)
  const first = (await save(other, profile)).body
  const { imageUrl } = await aStoredPicture(server, other)
  const second = (
    await save(other, {
      ...first,
      profileImages: [{ imageUrl, fileName: 'lac.jpg' }],
      mainProfileImageUrl: imageUrl,
    } as ProfileForm)
  ).body
  expect([await isServed(profile.profileImages[0]!.imageUrl), await isServed(imageUrl)]).toEqual([
    false,
    true,
  ])
  const back = await save(other, { ...first, version: second.version } as ProfileForm)
  expect([
    back.status,
    await isServed(profile.profileImages[0]!.imageUrl),
    await isServed(imageUrl),
  ]).toEqual([200, true, false])
  const theirs = await save(staff, {
    ...(await aProfile(server, staff)),
    profileImages: back.body.profileImages,
    mainProfileImageUrl: null,
  } as ProfileForm)
  expect(theirs.body.fields?.[0]?.field).toBe('profileImages')
})

test('a short address is free, or taken by its business, and two public pages cannot share one', async () => {
  const [mine, other] = [await aBusiness(server), await aBusiness(server)]
  await save(mine, { ...(await aProfile(server, mine)), staticUrl: 'le-parc' })
  const ask = async (who: Staff, url: string) =>
    (await send(server, who, findStaticUrl, { params: { url } })).body
  expect(await ask(mine, 'Le-Parc')).toEqual({ collaboratorId: mine.tenantId, isTaken: true })
  expect(await ask(other, 'le-parc')).toEqual({ collaboratorId: mine.tenantId, isTaken: true })
  expect(await ask(other, 'le-lac')).toEqual({ collaboratorId: null, isTaken: false })
  expect(
    (await save(other, { ...(await aProfile(server, other)), staticUrl: 'LE-PARC' })).body.fields,
  ).toMatchObject([{ field: 'staticUrl', rule: 'taken' }])
  const rivals = await Promise.all(
    [mine, other].map(async (who) =>
      save(who, {
        ...(await aProfile(server, who)),
        version: (await get(who)).version,
        staticUrl: 'le-sommet',
      }),
    ),
  )
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('kinds have the names of the business on invoices and in the portal, and other kinds have default names', async () => {
  const other = await aBusiness(server)
  const body = {
    version: 1,
    languageSpecificFields: {
      fr: { customDisplayNames: [{ key: 'daily_ticket' as const, value: 'Remontée' }] },
      en: { customDisplayNames: [] },
    },
  }
  const saved = await send(server, other, saveDisplayNames, {
    params: { id: other.tenantId },
    body,
  })
  expect(saved.body).toEqual({ ...body, version: 2 })
  expect(
    (await send(server, other, saveDisplayNames, { params: { id: other.tenantId }, body })).body
      .type,
  ).toBe('StaleVersion')
  expect(
    (await send(server, other, getDisplayNames, { params: { id: other.tenantId } })).body,
  ).toEqual(saved.body)
  const { line } = await aCartLine(server, other)
  const names = { fr: 'Remontée', en: 'Daily ticket' }
  expect(
    (await send(server, other, previewSale, { body: { tickets: [line] } })).body.entries[0]!
      .productTypeDescription,
  ).toEqual(names)
  const sold = await send(server, other, sell, {
    body: { tickets: [line], email: 'a@example.test', payment: { method: 'cash' } },
    key: newKey(),
  })
  expect(sold.body.invoice.entries[0]!.productTypeDescription).toEqual(names)
  expect(
    (await send(server, other, getCollaborator, { params: { id: other.tenantId } })).body
      .languageSpecificFields.fr.customDisplayNames,
  ).toEqual([{ key: 'daily_ticket', value: 'Remontée' }])
})

test('up to ten records of the own catalogue are suggested, regardless of accents', async () => {
  const other = await aBusiness(server)
  for (let i = 0; i < 12; i++) await aTicketType(server, other)
  await server.owner.query(
    `insert into activity (tenant_id, id, position, name)
      values ($1, gen_random_uuid(), 99, '{"fr":"Été en montagne","en":"Summer"}')`,
    [other.tenantId],
  )
  const ask = async (query: string) =>
    (await send(server, other, findSuggestions, { query: { query } })).body.suggestions
  expect(await ask('SKI')).toHaveLength(10)
  expect(await ask('ete EN')).toMatchObject([{ type: 'activity', name: { fr: 'Été en montagne' } }])
  expect(
    (await send(server, staff, findSuggestions, { query: { query: 'ete' } })).body.suggestions,
  ).toEqual([])
})

test('the profile of a business has its products and its legal texts', async () => {
  const who = await aBusiness(server)
  const activity = await anActivity(server, who)
  const { create, aCategory } = accessoriesOf(server)
  const category = await aCategory(who)
  const helmet = await create(who, { associatedRentalPublicIds: [category.publicId] })
  await save(who, await aProfile(server, who))
  const { body } = await send(server, who, getCollaborator, {
    params: { id: who.tenantId },
  })
  expect(body).toMatchObject({
    profile: { publicId: who.tenantId, isOnline: true },
    activities: [
      {
        publicId: activity.publicId,
        pricingGroups: [
          {
            category: 'daily_ticket',
            schedulingType: 'WithCalendar',
            pricings: [{ title: { fr: 'Adulte' } }, { title: { fr: 'Enfant' } }],
          },
        ],
      },
    ],
    rentals: [
      {
        publicId: category.publicId,
        models: [
          {
            specifications: [{ quantity: 12 }, { quantity: 8 }],
            pricings: [{ duration: '02:00:00', activePeriodEndDateTimeUtc: null }, {}],
          },
        ],
      },
    ],
    accessories: [{ publicId: helmet.publicId, associatedRentalPublicIds: [category.publicId] }],
    locations: [{ geoLocalization: '46.81, -71.21' }],
    communicationAndLegalTexts: { internationalizedLegalTexts: { fr: { refundPolicy: '' } } },
  })
})
