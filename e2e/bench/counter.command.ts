import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser-path.ts'
import { buildPages } from '../../scripts/build-pages.ts'
import { productUrl, startProduct } from './start-product.ts'
import { pressTablet } from './tablet-presses.ts'

// `npm run bench -- counter [--rounds 30 --orders 5000 --tablet]`: measures the waiting times of a clerk:
// start of the demonstration, first tile after the sign-in, effect of a click, and a sale; then the
// presses on a tablet with a slow processor, alone with `--tablet`.
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '30' },
    orders: { type: 'string', default: '5000' },
    tablet: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const activity = 'Mur d’escalade intérieur'
const ticket = 'Adulte'

/** Time from the click on the sign-in button to the first tile, in milliseconds. */
async function firstTile(page: Page): Promise<number> {
  await page.goto(`${productUrl}/sell`)
  await page.locator('input[name="email"]').fill('owner@guichet.test')
  await page.locator('input[name="password"]').fill('guichet-demo-2026')
  const begun = performance.now()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('group', { name: 'À vendre' }).locator('label').first().waitFor()
  return performance.now() - begun
}

type VisibleText = { selector: string; text: string }
/** Time from a click to the painted frame that shows its effect, in milliseconds. */
async function pressed(
  page: Page,
  press: () => Promise<void>,
  shows: VisibleText,
): Promise<number> {
  await page.evaluate(({ selector, text }) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(text))
    const measured = new Promise<number>((done) => {
      let begun = 0
      const begin = ({ timeStamp }: PointerEvent) => {
        begun ||= timeStamp
      }
      addEventListener('pointerdown', begin, true)
      const look = new MutationObserver(() => {
        if (!begun || !isThere()) return
        look.disconnect()
        removeEventListener('pointerdown', begin, true)
        // A timeout set in an animation frame runs after that frame is painted.
        requestAnimationFrame(() => {
          setTimeout(() => done(performance.now() - begun))
        })
      })
      look.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    Object.assign(globalThis, { measured })
  }, shows)
  await press()
  return page.evaluate(() => (globalThis as { measured?: Promise<number> }).measured!)
}

const tookOf = { tile: [] as number[], line: [] as number[], sold: [] as number[] }
async function sellOne(page: Page) {
  const tiles = page.getByRole('group', { name: 'À vendre' }).locator('label')
  await tiles.filter({ hasText: 'Ski alpin' }).click()
  await page.getByRole('spinbutton', { name: 'Étudiant (13 à 22 ans)', exact: true }).waitFor()
  tookOf.tile.push(
    await pressed(page, () => tiles.filter({ hasText: activity }).click(), {
      selector: 'label:has(input:checked)',
      text: activity,
    }),
  )
  const quantity = page.getByRole('spinbutton', { name: ticket, exact: true })
  await quantity.waitFor()
  // Uses the next day, whose slots have not ended at any time of day.
  await page.getByRole('group', { name: 'Date', exact: true }).locator('label').nth(1).click()
  await page.waitForLoadState('networkidle')
  tookOf.line.push(
    await pressed(page, () => quantity.locator('xpath=..').getByRole('button').last().click(), {
      selector: 'aside li',
      text: ticket,
    }),
  )
  const sell = page.getByRole('button', { name: /^Comptant · / })
  await sell.waitFor()
  tookOf.sold.push(await pressed(page, () => sell.click(), { selector: '#sold', text: 'Vente' }))
  await page.getByRole('button', { name: 'Nouvelle vente' }).click()
}

function say(what: string, all: readonly number[], goal: number): void {
  const took = all.toSorted((a, b) => a - b)
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))]!
  console.log(
    `${at(0.95) <= goal ? 'ok  ' : 'MISS'} ${what}: p50 ${at(0.5).toFixed(0)}, p95 ${at(0.95).toFixed(0)} ms (goal ≤ ${goal}); ${took.length} rounds`,
  )
}

async function measureDesk(browser: Browser) {
  const newPage = () => browser.newPage({ locale: 'fr-CA', viewport: { width: 1280, height: 720 } })
  const first: number[] = []
  for (let round = 0; round < Math.min(rounds, 20); round++) {
    const page = await newPage()
    first.push(await firstTile(page))
    await page.context().close()
  }
  const [cold, ...warm] = first
  console.log(
    `     the first tile after signing in, on a server just started: ${cold!.toFixed(0)} ms`,
  )
  say('the first tile after signing in', warm, 1000)
  const page = await newPage()
  await firstTile(page)
  await page.waitForLoadState('networkidle')
  for (let round = 0; round < rounds; round++) await sellOne(page)
  say('a tile that is pressed is chosen', tookOf.tile, 100)
  say('a ticket that is pressed is in the cart', tookOf.line, 100)
  say('a sale that is pressed is sold', tookOf.sold, 300)
  await page.context().close()
}

const executablePath = findBrowser({ mayInstall: true })
if (!executablePath) throw new Error('There is no Chromium to measure with.')
await buildPages()
const { stop, readyMs } = await startProduct({ orders: Number(values.orders) })
console.log(
  `     the demonstration of ${values.orders} orders is ready after ${(readyMs / 1000).toFixed(0)} s`,
)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  if (!values.tablet) await measureDesk(browser)
  await pressTablet(browser, { rounds, url: productUrl }, (what, took) => say(what, took, 100))
} finally {
  await browser.close()
  await stop()
}
