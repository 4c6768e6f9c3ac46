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

test('the first photo is the main one, and takes over when the main one is removed', () => {
  expect(mainOf([a, b], null)).toBe(a.imageUrl)
  expect(mainOf([a, b], b.imageUrl)).toBe(b.imageUrl)
  expect(mainOf([a, c], b.imageUrl)).toBe(a.imageUrl)
  expect(mainOf([], b.imageUrl)).toBeNull()
})

test('a name is there whatever its capitals', () =>
  expect([hasName([a], 'A.JPG'), hasName([a], 'b.jpg')]).toEqual([true, false]))

test('photos move by one place and around the ends', () => {
  expect(movedPhoto([a, b, c], 0, -1)).toEqual([b, c, a])
  expect(movedPhoto([a, b, c], 2, 1)).toEqual([c, a, b])
  expect(movedPhoto([a, b, c], 0, 1)).toEqual([b, a, c])
})

test('the first save shows what is stored; where only new photos are wanted, the former ones stay until those are sent', () => {
  expect(isWaiting(fresh)).toBe(true)
  expect(savablePhotos([fresh, b], [a, b])).toEqual([b])
  expect(savablePhotos([fresh], [a, b])).toEqual([a, b])
  expect(savablePhotos([fresh], [])).toEqual([])
})
