import { getCollaborator } from '@guichet/contract/collaborator/get-collaborator.ts'
import { sell, previewSale } from '@guichet/contract/orders/sell.ts'
import { getDisplayNames, saveDisplayNames } from '@guichet/contract/ticket-office/display-names.ts'
import { findStaticUrl } from '@guichet/contract/ticket-office/find-static-url.ts'
import { findSuggestions } from '@guichet/contract/ticket-office/find-suggestions.ts'
import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import type { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue.ts'
import { aCartLine } from '../../test/factories/orders.ts'
import { aStoredPicture } from '../../test/factories/pictures.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { aProfile } from '../../test/factories/ticket-office.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const get = async (who = staff) =>
  (await send(server, who, getOfficeProfile, { params: { id: who.tenantId } })).body
const save = (who: Staff, body: ProfileForm) =>
  send(server, who, saveOfficeProfile, { params: { id: who.tenantId }, body })
const isServed = async (url: string) =>
  (await server.app.http.inject({ method: 'GET', url })).statusCode === 200

test('a page is saved whole, read as it was saved, and what was read can be saved again', async () => {
  expect(await get()).toMatchObject({
    version: 1,
    isOnline: false,
    headerBackgroundColor: '#354344',
    profileImages: [],
    location: { city: '' },
  })
  const profile = await aProfile(server, staff)
  const saved = (await save(staff, { ...profile, staticUrl: 'Station-Essai' })).body
  expect(saved).toEqual({ ...profile, version: 2, staticUrl: 'station-essai' })
  expect(await get()).toEqual(saved)
  expect((await save(staff, saved as ProfileForm)).body.version).toBe(3)
  const shown = (await send(server, staff, getCollaborator, { params: { id: staff.tenantId } }))
    .body
  expect(shown).toMatchObject({
    isOnline: true,
    staticUrl: 'station-essai',
    location: { street: '12 chemin du Lac', geoLocalization: '46.81, -71.21' },
    images: { profileImageUrls: [profile.profileImages[0]!.imageUrl] },
    contacts: { facebook: 'station.essai' },
  })
})

test('a save from an older state is refused with who changed which field', async () => {
  const now = await get()
  expect(
    (await save(staff, { ...now, headerBackgroundColor: '#112233' } as ProfileForm)).status,
  ).toBe(200)
  const late = await save(staff, now as ProfileForm)
  expect([late.status, late.body]).toEqual([
    409,
    expect.objectContaining({
      type: 'StaleVersion',
      changedBy: 'Maude Essai',
      changedFields: ['headerBackgroundColor'],
    }),
  ])
})

test.each<[string, (profile: ProfileForm) => Partial<ProfileForm>, string]>([
  ['no photo', () => ({ profileImages: [] }), 'profileImages'],
  [
    'six photos',
    ({ profileImages: [photo] }) => ({
      profileImages: Array.from({ length: 6 }, (_, i) => ({ ...photo!, fileName: `${i}.jpg` })),
    }),
    'profileImages',
  ],
  [
    'two photos of one name',
    ({ profileImages: [photo] }) => ({
      profileImages: [photo!, { ...photo!, fileName: photo!.fileName.toUpperCase() }],
    }),
    'profileImages',
  ],
  [
    'a main photo that is not shown',
    () => ({ mainProfileImageUrl: '/api/files/1.0/image/collaborators/x.jpg' }),
    'mainProfileImageUrl',
  ],
  [
    'a photo of nobody',
    () => ({
      profileImages: [{ imageUrl: '/api/files/1.0/image/collaborators/x.jpg', fileName: 'x.jpg' }],
      mainProfileImageUrl: null,
    }),
    'profileImages',
  ],
  ['a colour without #', () => ({ headerBackgroundColor: '354344' }), 'headerBackgroundColor'],
  ['a colour of 3 digits', () => ({ headerBackgroundColor: '#354' }), 'headerBackgroundColor'],
  [
    'a link with its scheme',
    ({ contacts }) => ({ contacts: { ...contacts, facebook: 'https://facebook.com/x' } }),
    'contacts.facebook',
  ],
  [
    'a link that is a script',
    ({ contacts }) => ({ contacts: { ...contacts, webSite: 'javascript:alert(1)' } }),
    'contacts.webSite',
  ],
  [
    'a site without a dot',
    ({ contacts }) => ({ contacts: { ...contacts, webSite: 'localhost' } }),
    'contacts.webSite',
  ],
  [
    'a site that hides another',
    ({ contacts }) => ({ contacts: { ...contacts, webSite: 'good.test@evil.test' } }),
    'contacts.webSite',
  ],
  ['an address with a space', () => ({ staticUrl: 'mon parc' }), 'staticUrl'],
  ['an address with a slash', () => ({ staticUrl: '../admin' }), 'staticUrl'],
  [
    'a long name',
    ({ languageSpecificFields: { fr, en } }) => ({
      languageSpecificFields: { fr: { ...fr, name: 'x'.repeat(76) }, en },
    }),
    'languageSpecificFields.fr.name',
  ],
  ['no city', ({ location }) => ({ location: { ...location, city: ' ' } }), 'location.city'],
  [
    'a header in the e-mail',
    ({ contacts }) => ({ contacts: { ...contacts, email: 'a@b.test\r\nBcc: x@y.test' } }),
    'contacts.email',
  ],
])('%s is refused at its field', async (_, change, field) => {
  const other = await aBusiness(server)
  const profile = await aProfile(server, other)
  const answer = await save(other, { ...profile, ...change(profile) })
  expect([
    answer.status,
    answer.body.fields?.map((problem) => problem.field.split('.').slice(0, 3).join('.')),
  ]).toEqual([400, expect.arrayContaining([field])])
  expect((await get(other)).version).toBe(1)
})

test('photos that the page lets go of are removed, and saving the former page brings them back', async () => {
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
    ...(await get()),
    profileImages: back.body.profileImages,
    mainProfileImageUrl: null,
  } as ProfileForm)
  expect(theirs.body.fields?.[0]?.field).toBe('profileImages')
})

test('an address is free, taken or one’s own; whose it is nobody learns', async () => {
  const [mine, other] = [await aBusiness(server), await aBusiness(server)]
  await save(mine, { ...(await aProfile(server, mine)), staticUrl: 'le-parc' })
  const ask = async (who: Staff, url: string) =>
    (await send(server, who, findStaticUrl, { params: { url } })).body
  expect(await ask(mine, 'Le-Parc')).toEqual({ collaboratorId: mine.tenantId, isTaken: true })
  expect(await ask(other, 'le-parc')).toEqual({ collaboratorId: null, isTaken: true })
  expect(await ask(other, 'le-lac')).toEqual({ collaboratorId: null, isTaken: false })
  expect(
    (await save(other, { ...(await aProfile(server, other)), staticUrl: 'LE-PARC' })).body.fields,
  ).toMatchObject([{ field: 'staticUrl', rule: 'taken' }])
  const mutants = await Promise.all(
    [mine, other].map(async (who) =>
      save(who, {
        ...(await aProfile(server, who)),
        version: (await get(who)).version,
        staticUrl: 'le-sommet',
      }),
    ),
  )
  expect(mutants.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('names of kinds are the business’s own on invoices and for the portal; without one a kind keeps its name', async () => {
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
  const sold = await send(
    server,
    other,
    sell,
    { body: { tickets: [line], email: 'a@example.test', payment: { method: 'cash' } } },
    { key: newKey() },
  )
  expect(sold.body.invoice.entries[0]!.productTypeDescription).toEqual(names)
  expect(
    (await send(server, other, getCollaborator, { params: { id: other.tenantId } })).body
      .languageSpecificFields.fr.customDisplayNames,
  ).toEqual([{ key: 'daily_ticket', value: 'Remontée' }])
})

test('up to ten records of the own catalogue are suggested, whatever the accents', async () => {
  const other = await aBusiness(server)
  for (let i = 0; i < 12; i++) await aTicketType(server, other)
  await server.owner.query(
    `insert into activity (tenant_id, id, position, name) values ($1, gen_random_uuid(), 99, '{"fr":"Été en montagne","en":"Summer"}')`,
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
