import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}
const dist = path.join(import.meta.dirname, '../../dist')
const manifestFile = path.join(dist, '.vite/manifest.json')
const isBuilt = fs.existsSync(manifestFile)
const manifest = isBuilt
  ? (JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>)
  : {}

/** Compressed size in kB (1000 bytes), with the compression of the server. */
const kB = (files: Iterable<string>) =>
  [...files].reduce(
    (sum, file) => sum + zlib.gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  ) / 1000
/** A chunk and its static imports, which it needs to run. */
function withImports(name: string, met = new Set<string>()): Set<string> {
  if (met.has(name)) return met
  met.add(name)
  for (const other of manifest[name]!.imports ?? []) withImports(other, met)
  return met
}
const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry)
const initial = entry ? withImports(entry) : new Set<string>()
const scripts = (names: Iterable<string>) => [...names].map((name) => manifest[name]!.file)
const lazy = Object.keys(manifest).filter(
  (name) => manifest[name]!.isDynamicEntry && !initial.has(name),
)

/**
 * Chunks that may exceed the limit of a page, in kB: the editor of formatted text loads after its
 * form, the calendar after its toolbar, the chart of a report after its figures.
 */
const heavier: Record<string, number> = {
  'src/rescheduling/rescheduling.screen.tsx': 66,
  'src/kit/forms/rich-text-editor.tsx': 165,
  'src/ticket-office/location-map.tsx': 55,
  'src/timetables/calendar.tsx': 90,
  'src/dashboard/charts.tsx': 160,
  'src/dashboard/heat-map.tsx': 45,
  'src/reports/daily-chart.tsx': 160,
}
// Chunks that load without the shell: the shell itself, and pages before a business is entered.
const withoutFrame: Record<string, number> = {
  'src/app/shell/shell.tsx': 82,
  'src/app/offline/gate-page.tsx': 80,
  'src/app/offline/sell-offline-page.tsx': 72,
  'src/app/session/second-factor-page.tsx': 66,
}
// Chunks with a lower limit: the cropper and its dialog.
const lighter: Record<string, number> = { 'src/kit/images/crop-picture.tsx': 25 }

// Skipped without a build; in CI, a missing build is an error.
const isWeighed = isBuilt || process.env.CI === 'true'
const weigh = test.skipIf(!isWeighed)
if (!isWeighed)
  test.skip('the portal is not built, so its budgets are not weighed: npm test builds it', () => {})

weigh('the first download: script, style and font', () => {
  expect(entry, 'portal/dist/.vite/manifest.json').toBeDefined()
  const chunks = [...initial].map((name) => manifest[name]!)
  expect(kB(scripts(initial)), 'script').toBeLessThanOrEqual(190)
  expect(kB(new Set(chunks.flatMap(({ css = [] }) => css))), 'style').toBeLessThanOrEqual(42)
  const preloaded = [
    ...fs.readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/href="\/([^"]+\.woff2)"/g),
  ].map(([, file]) => file!)
  // Fonts are compressed already, so their file size counts.
  expect(
    preloaded.reduce((sum, file) => sum + fs.statSync(path.join(dist, file)).size, 0) / 1000,
    'font',
  ).toBeLessThanOrEqual(30)
  expect(preloaded).toHaveLength(1)
})

weigh('what is loaded later, on top of the frame and the page from which it is asked for', () => {
  expect(lazy.length).toBeGreaterThan(5)
  const frame = [...withImports('src/app/shell/shell.tsx')]
  const weightFrom = (opener: string, name: string) => {
    const there = new Set([...initial, ...withImports(opener)])
    if (!(name in withoutFrame)) for (const part of frame) there.add(part)
    return kB(scripts([...withImports(name)].filter((part) => !there.has(part))))
  }
  const weights = lazy.map((name) => {
    const openers = Object.keys(manifest).filter((other) =>
      manifest[other]!.dynamicImports?.includes(name),
    )
    return { name, weight: Math.max(...openers.map((opener) => weightFrom(opener, name))) }
  })
  expect(
    weights.filter(
      ({ name, weight }) =>
        weight > (lighter[name] ?? heavier[name] ?? withoutFrame[name] ?? 40) || weight < 0,
    ),
  ).toEqual([])
})

// Each file has a cost besides its bytes: the counter waits for all of them.
weigh('how many scripts the counter is made of before it is drawn', () => {
  const counter = ['src/app/shell/shell.tsx', 'src/orders/sale/counter/sell.screen.tsx']
  const all = new Set([...initial, ...counter.flatMap((name) => [...withImports(name)])])
  expect(all.size).toBeLessThanOrEqual(80)
})
