import { getCollaborator } from '@guichet/contract/ticket-office/get-collaborator.ts'
import type { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { expect, test } from 'vitest'
import { officeOf } from '../../test/factories/catalogue/office-profiles.ts'
import { aProfile } from '../../test/factories/catalogue/ticket-office.ts'
import { aLargePicture, aStoredPicture, upload } from '../../test/factories/input/pictures.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { get, save } = officeOf(server, staff)
type Page = Awaited<ReturnType<typeof aProfile>>

test('a page is saved as a whole, read as saved, and can be saved again unchanged', async () => {
  expect(await get()).toMatchObject({
    version: 1,
    isOnline: false,
    headerBackgroundColor: '#354344',
    profileImages: [],
    location: { city: '' },
  })
  const profile = await aProfile(server, staff)
  const saved = (await save(staff, { ...profile, staticUrl: 'Station-Essai' })).body
  expect(saved).toMatchObject({ ...profile, version: 2, staticUrl: 'station-essai' })
  expect(saved).toMatchObject({
    languageSpecificFields: { fr: { location: { name: 'Pavillon', street: '12 chemin du Lac' } } },
    images: { profileImageUrls: [profile.profileImages[0]!.imageUrl], logoImageUrl: null },
  })
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

test('a save from an older version is rejected with who changed which field', async () => {
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

test.each<[string, (profile: Page) => Partial<ProfileForm>, string]>([
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
    'a main photo outside of the photos',
    () => ({ mainProfileImageUrl: '/api/files/1.0/image/collaborators/x.jpg' }),
    'mainProfileImageUrl',
  ],
  [
    'an unknown photo',
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
    'a link with a script',
    ({ contacts }) => ({ contacts: { ...contacts, webSite: 'javascript:alert(1)' } }),
    'contacts.webSite',
  ],
  [
    'a site without a dot',
    ({ contacts }) => ({ contacts: { ...contacts, webSite: 'localhost' } }),
    'contacts.webSite',
  ],
  [
    'a site with a user name before its host',
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
    'a second header in the email address',
    ({ contacts }) => ({ contacts: { ...contacts, email: 'a@b.test\r\nBcc: x@y.test' } }),
    'contacts.email',
  ],
])('%s is rejected at its field', async (_, change, field) => {
  const other = await aBusiness(server)
  const profile = await aProfile(server, other)
  const answer = await save(other, { ...profile, ...change(profile) })
  expect([
    answer.status,
    answer.body.fields?.map((problem) => problem.field.split('.').slice(0, 3).join('.')),
  ]).toEqual([400, expect.arrayContaining([field])])
  expect((await get(other)).version).toBe(1)
})

test('a photo of another size or kind is rejected in the words of the specification', async () => {
  const who = await aBusiness(server)
  const profile = await aProfile(server, who)
  const put = async (content: Buffer, language: string) => {
    const uploaded = await upload(server, who, { content })
    expect(uploaded).toMatchObject({ status: 200 })
    const { imageUrl } = uploaded.body
    const photos = [{ imageUrl, fileName: 'piste.jpg' }]
    const page = { ...profile, profileImages: photos, mainProfileImageUrl: null }
    return (
      await send(server, who, saveOfficeProfile, {
        params: { id: who.tenantId },
        body: page,
        language,
      })
    ).body
  }
  expect(await put(await aLargePicture({ width: 1919, height: 1280 }), 'en')).toMatchObject({
    type: 'InvalidRequest',
    fields: [
      {
        field: 'profileImages',
        rule: 'imageSize',
        detail: 'Image size not valid: 1920 × 1280 px.',
      },
    ],
  })
  const kept = await aStoredPicture(server, who)
  await server.owner.query(`update file set media_type = 'image/png' where path = $1`, [
    kept.imageName,
  ])
  const asPng = { ...profile, profileImages: [{ imageUrl: kept.imageUrl, fileName: 'a.png' }] }
  expect((await save(who, { ...asPng, mainProfileImageUrl: null })).body.fields).toMatchObject([
    { rule: 'imageSize' },
  ])
  // Images that the page shows already stay, regardless of their size.
  expect((await save(who, profile)).status).toBe(200)
  await server.owner.query('update file set width = 60 where tenant_id = $1', [who.tenantId])
  expect((await save(who, { ...profile, version: undefined })).status).toBe(200)
})
