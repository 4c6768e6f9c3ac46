import { expect, test, vi } from 'vitest'
import { cutOut, type CropShape } from './cut-out.ts'

test.each<[CropShape, number, number, string]>([
  ['photo', 1920, 1280, 'image/jpeg'],
  ['catalogue', 1440, 960, 'image/jpeg'],
  ['square', 300, 300, 'image/png'],
])('%s is drawn at %i × %i as %s, with a quality of 0.85', async (shape, width, height, type) => {
  const drawn = vi.fn()
  const toBlob = vi.fn((done: (blob: Blob) => void) => done(new Blob()))
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ fillRect: () => {}, drawImage: drawn }),
    toBlob,
  }
  vi.stubGlobal('document', { createElement: () => canvas })
  await cutOut({} as CanvasImageSource, { x: 5, y: 6, width: 70, height: 80 }, shape)
  vi.unstubAllGlobals()
  expect([canvas.width, canvas.height]).toEqual([width, height])
  expect(drawn.mock.calls[0]!.slice(1)).toEqual([5, 6, 70, 80, 0, 0, width, height])
  expect(toBlob.mock.calls[0]!.slice(1)).toEqual([type, 0.85])
})
