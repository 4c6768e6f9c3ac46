import sharp from 'sharp'
import { expect, test } from 'vitest'
import { business } from '../../test/factories/input/email-sample-data.ts'
import { imagesOf, type EmailContent } from './email-content.ts'
import { emailImagesOf } from './email-images.ts'

const [logoKey, key] = ['t/logo', 't/hills']
const stored = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
const letter = (name: string) =>
  ({
    business: { ...business, logoKey: `${logoKey}${name}` },
    picture: { key: `${key}${name}`, alt: 'Ski' },
    pictures: [],
  }) as unknown as EmailContent

test('an email has its logo and its image, small enough for a mailbox', async () => {
  const images = new Map([
    [logoKey, await stored(600, 600)],
    [key, await stored(1440, 960)],
  ])
  const { logo, hasPicture, pictures } = await emailImagesOf(letter(''), images)
  expect(logo).toEqual({ width: 44, height: 44 })
  expect(hasPicture).toBe(true)
  expect(pictures.map(({ cid }) => cid)).toEqual(['logo', 'picture'])
  expect(await sharp(pictures[1]!.content).metadata()).toMatchObject({
    width: 1104,
    format: 'jpeg',
  })
  for (const { content } of pictures) expect(content.length).toBeLessThan(100_000)
})

test('an unreadable or missing image is left out', async () => {
  const images = new Map([[`${logoKey}bad`, Buffer.from('not a picture')]])
  expect(await emailImagesOf(letter('bad'), images)).toEqual({
    logo: null,
    hasPicture: false,
    pictures: [],
  })
})

test('each named image is read once, up to a limit', async () => {
  const read: string[] = []
  const tickets = Array.from({ length: 30 }, (_, i) => ({ pictureKey: `t/${i % 15}` }))
  const data = { business: { ...business, logoKey }, picture: { key, alt: '' }, tickets }
  const images = await imagesOf(data, async (name) => {
    read.push(name)
    return name === key ? null : Buffer.from(name)
  })
  expect(read.slice(0, 2)).toEqual([logoKey, key])
  expect(new Set(read).size).toBe(read.length)
  expect(read).toHaveLength(8)
  expect(images.has(key)).toBe(false)
  expect(images.size).toBe(7)
})
