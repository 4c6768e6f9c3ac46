import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser-path.ts'
import { buildPages } from '../../scripts/build-pages.ts'
import { productUrl, startProduct } from './start-product.ts'

// `npm run bench -- palette [--rounds 100]`: measures the time from the key that opens the search
// palette to the frame in which its field accepts input.
const { values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '100' } },
})
const rounds = Number(values.rounds)
const goal = 50

async function signedIn(page: Page) {
  await page.goto(`${productUrl}/orders`)
  await page.locator('input[name="email"]').fill('owner@guichet.test')
  await page.locator('input[name="password"]').fill('guichet-demo-2026')
  await page.getByRole('button', { name: /^Se connecter$/ }).click()
  await page.waitForURL(/\/orders/)
  await page.getByRole('row').nth(5).waitFor()
  // The code that handles the keys is loaded after the page.
  await page.waitForLoadState('networkidle')
}

/** Time from the key to the painted frame in which the field has the focus, in milliseconds. */
async function opened(page: Page): Promise<number> {
  await page.evaluate(() => {
    const measured = new Promise<number>((done) => {
      let begun = 0
      const begin = ({ key, timeStamp }: KeyboardEvent) => {
        if (key === 'k') begun = timeStamp
      }
      const end = ({ target }: FocusEvent) => {
        if (!begun || !(target as Element).closest('[role=dialog]')) return
        removeEventListener('keydown', begin, true)
        removeEventListener('focusin', end, true)
        // A timeout set in an animation frame runs after that frame is painted.
        requestAnimationFrame(() => {
          setTimeout(() => done(performance.now() - begun))
        })
      }
      addEventListener('keydown', begin, true)
      addEventListener('focusin', end, true)
    })
    Object.assign(globalThis, { measured })
  })
  await page.keyboard.press('Control+k')
  const took = await page.evaluate(() => (globalThis as { measured?: Promise<number> }).measured!)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return took
}

const executablePath = findBrowser({ mayInstall: true })
if (!executablePath) throw new Error('There is no Chromium to measure with.')
await buildPages()
const { stop } = await startProduct({ orders: 600 })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({
    locale: 'fr-CA',
    viewport: { width: 1280, height: 720 },
  })
  await signedIn(page)
  const first = await opened(page)
  const took: number[] = []
  for (let round = 0; round < rounds; round++) took.push(await opened(page))
  took.sort((a, b) => a - b)
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))]!
  const holds = at(0.95) <= goal
  console.log(
    `${holds ? 'ok  ' : 'MISS'} the search opens: p50 ${at(0.5).toFixed(0)}, p95 ${at(0.95).toFixed(0)} ms (goal ≤ ${goal}); the first time ${first.toFixed(0)} ms; ${rounds} rounds`,
  )
} finally {
  await browser.close()
  await stop()
}
