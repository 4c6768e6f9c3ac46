import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import type { CartContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import {
  deleteSavedCart,
  findSavedCarts,
  saveCart,
} from '@guichet/contract/orders/sale/saved/save-cart.ts'
import type { Browser, Locator, Page } from '@playwright/test'
import { ask, businessOf, listen } from '../server-calls.ts'

type Line = CartContent['lines'][number]
const wall = 'Mur d’escalade intérieur'
/** Lines that the server accepts in a cart. */
const mostSaved = 50
/** Time in which the page handles the reply of the server to a press, in milliseconds. */
const quietMs = 450

/** A page of a tablet with a processor four times slower than this one. */
async function tabletPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-CA',
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const presses: number[] = []
    Object.assign(globalThis, { presses })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) presses.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  listen(page)
  await page.goto('/sell')
  await page.locator('input[name="email"]').fill('owner@guichet.test')
  await page.locator('input[name="password"]').fill('guichet-demo-2026')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await tilesOf(page).first().waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}
const tilesOf = (page: Page) => page.getByRole('group', { name: 'À vendre' }).locator('label')
const openOf = (page: Page, legend: string) =>
  page
    .getByRole('group', { name: legend, exact: true })
    .locator('label')
    .filter({ has: page.locator('input:enabled') })

/** Lines of the climbing wall: each type at each slot from the next day on. */
async function linesOf(page: Page, count: number): Promise<Line[]> {
  const collaboratorPublicId = businessOf(page)
  const { activities } = await ask(page, getSellable, { query: { collaboratorPublicId } })
  const activity = activities.find(({ name }) => name.fr === wall)!
  const lines: Line[] = []
  for (let day = 1; lines.length < Math.min(count, mostSaved); day += 1) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
    const { timeslots } = await ask(page, findTimeslots, {
      body: { collaboratorPublicId, activityPublicId: activity.publicId, dateSelected: date },
    })
    for (const { activationDateTimeUtc, timeslotBegin, timeslotEnd } of timeslots)
      for (const { productId, title, identifications } of activity.categories[0]!.products) {
        const chosen = { activationDateTimeUtc, timeslotBegin, timeslotEnd }
        lines.push({
          key: `${productId}@${Object.values(chosen).join('/')}`,
          productId,
          kind: 'daily_ticket',
          title,
          activity: activity.name,
          quantity: 1,
          chosen,
          when: `${date} ${timeslotBegin}–${timeslotEnd}`,
          identifications,
        })
      }
  }
  return lines.slice(0, Math.min(count, mostSaved))
}

/** Opens the counter with a cart of that many lines on its screen. */
async function openCart(page: Page, count: number): Promise<void> {
  await page.unrouteAll()
  // The counter saves its cart when it is left.
  await page.goto('/orders')
  await page.waitForLoadState('networkidle')
  const cartPublicId = crypto.randomUUID()
  // The tab shows the new cart.
  await page.evaluate((id) => {
    for (const key of Object.keys(sessionStorage).filter((each) =>
      each.startsWith('guichet.cart.'),
    ))
      if (key.endsWith('.tab')) sessionStorage.setItem(key, id)
      else sessionStorage.removeItem(key)
  }, cartPublicId)
  for (const { publicId, isMine } of (await ask(page, findSavedCarts, {})).items)
    if (isMine) await ask(page, deleteSavedCart, { params: { cartPublicId: publicId } })
  const lines = await linesOf(page, count)
  if (count > mostSaved) await lengthen(page, count)
  await ask(page, saveCart, {
    params: { cartPublicId },
    body: {
      name: null,
      isParked: false,
      holdPublicId: null,
      content: {
        lines,
        client: null,
        codes: [],
        discount: null,
        details: { holders: {}, answers: {} },
        terms: null,
        reason: '',
        shown: null,
      },
    },
  })
  await page.goto('/sell')
  await page
    .locator('aside [data-scroller] li')
    .nth(count - 1)
    .waitFor()
  await page.locator('[data-pay]').first().waitFor()
  await tilesOf(page).filter({ hasText: wall }).tap()
  await page.waitForTimeout(quietMs)
  await openOf(page, 'Date').filter({ hasNotText: 'aujourd’hui' }).nth(1).tap()
  await page.waitForTimeout(quietMs)
}

/** Gives the screen more lines than the server accepts, by repeating the lines of its replies. */
async function lengthen(page: Page, count: number): Promise<void> {
  const repeated = <T>(all: readonly T[], change: (item: T, place: number) => T) =>
    Array.from({ length: count }, (_, place) => change(all[place % all.length]!, place))
  const first = <T>(all: readonly T[]) => all.slice(0, mostSaved)
  await page.route('**/order/administration/carts/*', async (route) => {
    const sent = route.request().postDataJSON() as { content: CartContent } | null
    if (sent) {
      const { content } = sent
      const shown = content.shown && { ...content.shown, lines: first(content.shown.lines) }
      const body = { ...sent, content: { ...content, lines: first(content.lines), shown } }
      return route.continue({ postData: JSON.stringify(body) })
    }
    const response = await route.fetch()
    const json = (await response.json()) as { content: CartContent }
    json.content.lines = repeated(json.content.lines, (line, place) =>
      place < mostSaved ? line : { ...line, key: `${line.key}#${place}` },
    )
    return route.fulfill({ response, json })
  })
  await page.route('**/order/administration/preview', async (route) => {
    const sent = route.request().postDataJSON() as { tickets: unknown[] }
    const postData = JSON.stringify({ ...sent, tickets: first(sent.tickets) })
    const response = await route.fetch({ postData })
    const json = (await response.json()) as { lineTotals: number[] }
    json.lineTotals = repeated(json.lineTotals, (total) => total)
    return route.fulfill({ response, json })
  })
}

/** Time from a press to the next painted frame, in milliseconds. */
async function pressTime(page: Page, press: () => Promise<void>): Promise<number> {
  type PressTimes = { presses: number[] }
  await page.evaluate(() => {
    ;(globalThis as unknown as PressTimes).presses.length = 0
  })
  await press()
  await page.waitForTimeout(quietMs)
  const took = await page.evaluate(() => (globalThis as unknown as PressTimes).presses)
  // A press that is shorter than the browser reports counts as its threshold.
  return Math.max(16, ...took)
}

type Options = { rounds: number; url: string }
/** Measures the presses of a usual sale on a tablet, with carts of several lengths. */
export async function pressTablet(
  browser: Browser,
  { rounds, url }: Options,
  say: (what: string, took: number[]) => void,
): Promise<void> {
  const page = await tabletPage(browser, url)
  const measure = async (
    what: string,
    targetOf: (round: number) => Locator,
    after: () => Promise<unknown> = async () => {},
  ) => {
    const all: number[] = []
    // The first presses load what is loaded on demand.
    for (let round = -2; round < rounds; round += 1) {
      const took = await pressTime(page, () => targetOf(round + 2).tap())
      if (round >= 0) all.push(took)
      await after()
    }
    say(what, all)
  }
  const plus = (round: number) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Un de plus\s: (?!Panier)/ })
      .nth(round % 3)
  for (const count of [5, 50, 200]) {
    const cart = `${count} lines`
    await openCart(page, count)
    await measure(`“+” of a ticket, ${cart}`, plus)
    const line = page.locator('aside [data-scroller] li').nth(3).getByRole('button')
    await line.first().tap()
    await measure(`“+” and “−” of a line, ${cart}`, (round) => line.nth(round % 2 === 0 ? 2 : 1))
  }
  await openCart(page, 5)
  const closed = () => page.keyboard.press('Escape').then(() => page.waitForTimeout(quietMs))
  await measure('a tile', (round) =>
    tilesOf(page).filter({ hasText: round % 2 === 0 ? 'Ski alpin' : wall }),
  )
  await measure('a date', (round) => openOf(page, 'Date').nth(1 + (round % 4)))
  await measure('a slot', (round) => openOf(page, 'Plage horaire').nth(round % 2))
  await measure('the quantity of a line opens', () =>
    page.locator('aside [data-scroller] li').nth(3).getByRole('button').first(),
  )
  await measure(
    'another amount of cash opens',
    () => page.getByRole('button', { name: 'Autre montant reçu' }),
    closed,
  )
  await measure(
    'other ways to complete open',
    () => page.getByRole('button', { name: 'Autres façons de conclure' }),
    closed,
  )
  await page.context().close()
}
