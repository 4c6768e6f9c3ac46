import { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { importsSettled, renderScreen } from '../../test/render-screen.tsx'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { imageMessages } from '../kit/images/image.messages.ts'
import * as notices from '../kit/layout/notify.tsx'
import type { Language } from '../kit/text/messages.ts'
import type { Profile } from './office.queries.ts'
import { Photos } from './photos.tsx'

const notified = vi.fn()
/** Object URL of a cropped photo. */
const cut = vi.fn<typeof URL.createObjectURL>(() => 'blob:cut')
beforeEach(() => {
  vi.spyOn(notices, 'notifyError').mockImplementation(notified)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(cut)
})
const photo = (place: number) => ({
  imageUrl: `/api/files/1.0/image/collaborators/${place}.jpg`,
  fileName: `${place}.jpg`,
})
const jpeg = (name: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const typed = {} as { form: RecordForm<Profile> }
function Page({ count }: { count: number }) {
  const [stored] = useState({
    profileImages: Array.from({ length: count }, (_, i) => photo(i + 1)),
    mainProfileImageUrl: null,
  } as unknown as Profile)
  const form = useRecordForm<Profile>(ProfileForm, stored)
  useEffect(() => {
    typed.form = form
  })
  return <Photos form={form} previews={new Map()} onPicture={() => {}} />
}
async function choose(file: File) {
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  await importsSettled()
}

test.each<[Language, string, string]>([
  ['fr', 'Erreur de téléversement', 'Trop d’images\u00a0: maximum 5.'],
  ['en', 'Upload error', 'Too many images: maximum 5.'],
])('a fifth photo is cropped, a sixth is one too many (%s)', async (...expected) => {
  const [language, title, tooMany] = expected
  await renderScreen(<Page count={4} />, { language })
  const photo = jpeg('neuf.jpg')
  await choose(photo)
  expect(screen.getByRole('dialog').textContent).toContain(imageMessages[language].cropTitle)
  expect(cut.mock.calls.map(([file]) => file === photo)).toEqual([true])
  expect(notified).not.toHaveBeenCalled()
  cut.mockClear()
  await renderScreen(<Page count={5} />, { language })
  await choose(photo)
  expect([cut.mock.calls, notified.mock.calls]).toEqual([[], [[title, tooMany]]])
  expect(typed.form.values.profileImages).toHaveLength(5)
})

test.each<[string, File, string]>([
  ['a photo of the same name', jpeg('1.JPG'), 'L’image 1.JPG existe déjà.'],
  [
    'another kind of picture',
    new File(['x'], 'a.png', { type: 'image/png' }),
    'Choisissez une image .jpg.',
  ],
  ['a photo of 16 MB', jpeg('a.jpg', 16_000_000), '15\u00a0Mo'],
])('%s is refused before it is cropped', async (_, file, sentence) => {
  await renderScreen(<Page count={1} />)
  await choose(file)
  expect(notified.mock.calls).toEqual([
    ['Erreur de téléversement', expect.stringContaining(sentence)],
  ])
  expect(cut).not.toHaveBeenCalled()
})

test.each<[object, string]>([
  [{ fileName: '1.JPG' }, 'Cette image existe déjà.'],
  [{}, 'Trop d’images\u00a0: maximum 5.'],
])('the server’s rules for photos are checked and shown below them %#', async (over, sentence) => {
  await renderScreen(<Page count={'fileName' in over ? 1 : 5} />)
  await act(async () =>
    typed.form.setFieldValue('profileImages', [
      ...typed.form.values.profileImages,
      { ...photo(6), ...over },
    ]),
  )
  await act(async () => void typed.form.validate())
  expect(screen.queryByRole('alert')?.textContent).toBe(sentence)
})
