import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { CropPicture } from './crop-picture.tsx'

beforeEach(async () => {
  await renderScreen(
    <CropPicture
      file={new File(['x'], 'a.jpg', { type: 'image/jpeg' })}
      shape="photo"
      onCropped={() => {}}
      onClose={() => {}}
    />,
  )
})
const picture = () => document.querySelector('img')!
/** Simulates that the browser has decoded the image. */
function load(naturalWidth: number, naturalHeight: number) {
  for (const [name, value] of Object.entries({ naturalWidth, naturalHeight }))
    Object.defineProperty(picture(), name, { value, configurable: true })
  fireEvent.load(picture())
}
const warning = () => screen.queryByRole('alert')?.textContent

test('warns before cropping that an image is smaller than its frame', async () => {
  load(400, 300)
  expect(warning()).toContain('400 × 300 pixels pour 1920 × 1280')
  load(1920, 1280)
  expect(warning()).toBeUndefined()
})

test('reports a file that is no image at once, and disables its use', async () => {
  fireEvent.error(picture())
  expect(warning()).toContain('Impossible de lire cette image')
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Utiliser cette image' })
  expect(use.disabled).toBe(true)
})
