import { expect, test } from 'vitest'
import {
  hasName,
  isWaiting,
  mainOf,
  movedPhoto,
  savablePhotos,
  waitingUrl,
  type Photo,
} from './photos.rules.ts'

const photo = (name: string): Photo => ({
  imageUrl: `/api/files/1.0/image/collaborators/${name}.jpg`,
  fileName: `${name}.jpg`,
})
const fresh: Photo = { imageUrl: waitingUrl('x'), fileName: 'new.jpg' }
const [a, b, c] = [photo('a'), photo('b'), photo('c')]

test('the first photo is the main one, also after the main one was removed', () => {
  expect(mainOf([a, b], null)).toBe(a.imageUrl)
  expect(mainOf([a, b], b.imageUrl)).toBe(b.imageUrl)
  expect(mainOf([a, c], b.imageUrl)).toBe(a.imageUrl)
  expect(mainOf([], b.imageUrl)).toBeNull()
})

test('a file name is recognized in any case', () =>
  expect([hasName([a], 'A.JPG'), hasName([a], 'b.jpg')]).toEqual([true, false]))

test('photos move by one position and wrap around the ends', () => {
  expect(movedPhoto([a, b, c], 0, -1)).toEqual([b, c, a])
  expect(movedPhoto([a, b, c], 2, 1)).toEqual([c, a, b])
  expect(movedPhoto([a, b, c], 0, 1)).toEqual([b, a, c])
})

test('the first save has stored photos only; if all are new, the former ones stay until the upload', () => {
  expect(isWaiting(fresh)).toBe(true)
  expect(savablePhotos([fresh, b], [a, b])).toEqual([b])
  expect(savablePhotos([fresh], [a, b])).toEqual([a, b])
  expect(savablePhotos([fresh], [])).toEqual([])
})
