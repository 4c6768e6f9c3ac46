import { expect, test } from 'vitest'
import { aBusinessNamed, aFrame, anOffer, businessProps } from '../../test/sample-pages.ts'
import { drawPage } from '../draw-page.tsx'

const photo = (name: string) => `/api/files/1.0/image/collaborators/${name}.jpg`
async function picturesOf(names: readonly string[]) {
  const business = aBusinessNamed('Station')
  const profileImageUrls = names.map(photo)
  business.images = {
    ...business.images,
    mainProfileImageUrl: profileImageUrls[0] ?? null,
    profileImageUrls,
  }
  const offers = ['x', 'y'].map((name) => anOffer({ publicId: name, imageUrl: photo(name) }))
  const view = { page: 'business' as const, props: businessProps({ business, offers }) }
  const html = Buffer.from((await drawPage(aFrame(), view)).plain).toString()
  return html.match(/<picture>.*?<\/picture>/gs)!
}

test('a picture has AVIF and WebP up to 1280 pixels, and a place of a fixed shape', async () => {
  const pictures = await picturesOf(['a', 'b'])
  expect(pictures).toHaveLength(4)
  for (const picture of pictures) {
    expect(picture).toMatch(/<source type="image\/avif"/)
    const widths = [...picture.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    expect(widths).toEqual([320, 640, 960, 1280, 320, 640, 960, 1280])
    expect(picture).toMatch(/ width="\d+" height="\d+"/)
    expect(picture).toContain('sizes="')
    expect(picture).not.toMatch(/src="[^"]*\.jpg"/)
  }
})

test.each([[['a', 'b']], [[]]])('only the first picture is loaded at once: %o', async (names) => {
  const pictures = await picturesOf(names)
  const first = pictures.map((picture) => picture.includes('fetchPriority="high"'))
  expect(first).toEqual(pictures.map((_, i) => i === 0))
  for (const picture of pictures)
    expect(picture.includes('loading="lazy"')).toBe(!picture.includes('fetchPriority="high"'))
})
