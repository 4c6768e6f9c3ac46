// @vitest-environment happy-dom
import { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { MantineProvider } from '@mantine/core'
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { LanguageContext, type Language } from '../kit/text/messages.ts'
import type { Profile } from './office.queries.ts'
import { Photos } from './photos.tsx'

const notified = vi.hoisted(() => vi.fn())
const cropped = vi.hoisted(() => vi.fn())
vi.mock('../kit/layout/notify.tsx', () => ({ notifyError: notified }))
vi.mock('../kit/images/crop-picture.tsx', () => ({
  CropPicture: ({ file }: { file: File }) => {
    cropped(file.name)
    return null
  },
}))

const photo = (place: number) => ({
  imageUrl: `/api/files/1.0/image/collaborators/${place}.jpg`,
  fileName: `${place}.jpg`,
})
const jpeg = (name: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
let root: Root
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
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.clearAllMocks()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const show = (count: number, language: Language = 'fr') =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <LanguageContext value={language}>
          <Page count={count} />
        </LanguageContext>
      </MantineProvider>,
    ),
  )
async function choose(file: File) {
  await act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await act(() => vi.dynamicImportSettled())
}

test.each<[Language, string, string]>([
  ['fr', 'Erreur de téléversement', 'Trop d’images\u00a0: maximum 5.'],
  ['en', 'Upload error', 'Too many images: maximum 5.'],
])('a fifth photo is cut, a sixth is one too many (%s)', async (...said) => {
  const [language, title, tooMany] = said
  await show(4, language)
  await choose(jpeg('neuf.jpg'))
  expect([cropped.mock.lastCall, notified.mock.calls]).toEqual([['neuf.jpg'], []])
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  cropped.mockClear()
  await show(5, language)
  await choose(jpeg('neuf.jpg'))
  expect([cropped.mock.calls, notified.mock.calls]).toEqual([[], [[title, tooMany]]])
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
])('%s is refused before it is cut', async (_, file, sentence) => {
  await show(1)
  await choose(file)
  expect(notified.mock.calls).toEqual([
    ['Erreur de téléversement', expect.stringContaining(sentence)],
  ])
  expect(cropped).not.toHaveBeenCalled()
})

test.each<[object, string]>([
  [{ fileName: '1.JPG' }, 'Cette image existe déjà.'],
  [{}, 'Trop d’images\u00a0: maximum 5.'],
])('what the server would refuse of the photos is said beneath them %#', async (over, sentence) => {
  await show('fileName' in over ? 1 : 5)
  await act(async () =>
    typed.form.setFieldValue('profileImages', [
      ...typed.form.values.profileImages,
      { ...photo(6), ...over },
    ]),
  )
  await act(async () => void typed.form.validate())
  expect(document.querySelector('[role=alert]')?.textContent).toBe(sentence)
})
