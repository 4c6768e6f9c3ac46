import { expect, test } from 'vitest'
import { sitemapIndexOf, sitemapOf } from './sitemap.ts'

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

test('each page of an office is listed in both languages, and products have none', () => {
  const xml = sitemapOf('https://billets.example', '/b/station', [
    { kind: 'activity', publicId: 'ski' },
    { kind: 'product', publicId: 'hat' },
    { kind: 'lodging', publicId: 'a&b' },
  ])
  expect(urlsIn(xml)).toEqual([
    'https://billets.example/b/station',
    'https://billets.example/b/station/en',
    'https://billets.example/b/station/activities/ski',
    'https://billets.example/b/station/en/activities/ski',
    'https://billets.example/b/station/lodgings/a%26b',
    'https://billets.example/b/station/en/lodgings/a%26b',
  ])
  expect(xml).toContain('hreflang="en" href="https://billets.example/b/station/en/activities/ski"')
})

test('the index lists the sitemap of each office', () => {
  expect(urlsIn(sitemapIndexOf('https://billets.example', ['station', 'musee']))).toEqual([
    'https://billets.example/b/station/sitemap.xml',
    'https://billets.example/b/musee/sitemap.xml',
  ])
})
