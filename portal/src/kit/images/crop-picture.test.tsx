// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { MediaSize } from 'react-easy-crop'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CropPicture } from './crop-picture.tsx'

type Loaded = (size: Pick<MediaSize, 'naturalWidth' | 'naturalHeight'>) => void
const cropper = vi.hoisted(() => ({ onMediaLoaded: (() => {}) as Loaded, onError: () => {} }))
vi.mock('react-easy-crop', () => ({
  default: (props: { onMediaLoaded: Loaded; mediaProps: { onError: () => void } }) => {
    cropper.onMediaLoaded = props.onMediaLoaded
    cropper.onError = props.mediaProps.onError
    return null
  },
}))
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <CropPicture
          file={new File(['x'], 'a.jpg', { type: 'image/jpeg' })}
          shape="photo"
          onCropped={() => {}}
          onClose={() => {}}
        />
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const load = (naturalWidth: number, naturalHeight: number) =>
  act(async () => cropper.onMediaLoaded({ naturalWidth, naturalHeight }))
const warning = () => document.querySelector('[role=alert]')?.textContent

test('a picture smaller than its frame is said to be so before it is cut', async () => {
  await load(400, 300)
  expect(warning()).toContain('400 × 300 pixels pour 1920 × 1280')
  await load(1920, 1280)
  expect(warning()).toBeUndefined()
})

test('a file that only calls itself a picture is told at once, and cannot be used', async () => {
  await act(async () => cropper.onError())
  expect(warning()).toContain('Impossible de lire cette image')
  const use = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Utiliser cette image',
  )!
  expect(use.disabled).toBe(true)
})
