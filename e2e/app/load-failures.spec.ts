import { readFileSync } from 'node:fs'
import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { findLodgingCategories } from '@guichet/contract/lodging/find-lodging-categories.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { createQuote } from '@guichet/contract/quotes/save-quote.ts'
import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import { createReport } from '@guichet/contract/reports/create-report.ts'
import { runScheduledExport } from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import {
  createScheduledExport,
  findExportReaders,
} from '@guichet/contract/scheduled-exports/save-scheduled-export.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { closeTill, countTill } from '@guichet/contract/till/close-till.ts'
import { getOwnTill, openTill } from '@guichet/contract/till/open-till.ts'
import { expect, test, type Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

/** Every page behind the sign-in, read from the portal's table of routes. */
const routes = [
  ...readFileSync(new URL('../../portal/src/app/routes.ts', import.meta.url), 'utf8').matchAll(
    /getParentRoute: \(\) => (?:inside|bare),\s*path: '([^']+)'/g,
  ),
].map(([, path]) => path!)
const areaOf = (path: string) => path.split('/')[1]
/** The short run opens the first page of each area and every page of a record, the long run all. */
const isInRun = (path: string, i: number) =>
  process.env.LONG === '1' ||
  path.endsWith('$id') ||
  routes.findIndex((other) => areaOf(other) === areaOf(path)) === i

/** Creates a closed till without sales, opened with 0. */
async function aClosedTill(page: Page): Promise<string> {
  const { registers } = await ask(page, getOwnTill, {})
  const free = registers.find(({ heldByName }) => heldByName === null)
  const { publicId: id } = await ask(page, openTill, {
    body: { float: 0, ...(free && { registerPublicId: free.publicId }) },
  })
  const { counts } = await ask(page, countTill, { params: { id }, body: { pieces: [] } })
  await ask(page, closeTill, { params: { id }, body: { countPublicId: counts[0]!.publicId } })
  return id
}

/** Creates a run of a paused export; its page exists in every state of the run. */
async function anExportRun(page: Page): Promise<string> {
  const { items } = await ask(page, findExportReaders, { params: { subject: 'journal' } })
  const { publicId: id } = await ask(page, createScheduledExport, {
    body: {
      name: 'Pannes',
      subject: 'journal',
      format: 'csv',
      language: 'fr',
      rhythm: 'daily',
      day: 1,
      hour: 6,
      isPaused: true,
      isDeferred: false,
      isOfPeriod: false,
      recipientPublicIds: [items[0]!.publicId],
    },
  })
  return (await ask(page, runScheduledExport, { params: { id } })).publicId
}

/** Creates a draft quote with one ticket without a date. */
async function aQuote(page: Page): Promise<string> {
  const { products } = await ask(page, getSellable, {
    query: { collaboratorPublicId: businessOf(page) },
  })
  const { publicId } = await ask(page, createQuote, {
    body: {
      title: 'Pannes',
      tickets: [{ productId: products[0]!.productId, quantity: 1 }],
      language: 'fr',
      areNamesAsked: false,
    },
  })
  return publicId
}

/** Creates a record for each page that shows a single record. */
async function recordsOf(page: Page): Promise<Record<string, string>> {
  const collaboratorPublicId = businessOf(page)
  const query = { collaboratorPublicId }
  const orders = await ask(page, findOrders, { query: { collaboratorId: collaboratorPublicId } })
  const { activities } = await ask(page, getSellable, { query })
  const rentals = await ask(page, findRentalCategories, { query })
  const lodging = await ask(page, findLodgingCategories, { query })
  const { items: tickets } = await ask(page, findTicketsOfOrder, {
    query: { orderReferenceKey: orders.items[0]!.orderReferenceNumber },
  })
  const report = await ask(page, createReport, {
    body: { title: 'Pannes', startDate: '2026-01-01', endDate: '2026-01-01' },
  })
  return {
    '/till/': await aClosedTill(page),
    '/reports/': report.publicId,
    '/exports/runs/': await anExportRun(page),
    '/tickets/': tickets[0]!.publicId,
    '/orders/': orders.items[0]!.orderReferenceNumber,
    '/quotes/': await aQuote(page),
    '/activities/': activities[0]!.publicId,
    '/equipment-rentals/': rentals.items[0]!.publicId,
    '/lodging/': lodging.items[0]!.publicId,
  }
}

/** Records the calls of a page by method and path, and makes them fail on request. */
function watchCalls(page: Page) {
  const broken = new Set<string>()
  const answered = new Set<string>()
  const spared = new Set<string>()
  let isBroken = false
  const nameOf = (method: string, url: string) => `${method} ${new URL(url).pathname}`
  page.on('response', (response) => {
    if (response.ok()) answered.add(nameOf(response.request().method(), response.url()))
  })
  const start = () =>
    page.route('**/api/**', async (route) => {
      const name = nameOf(route.request().method(), route.request().url())
      if (!isBroken || spared.has(name)) return route.continue()
      broken.add(name)
      return route.fulfill({ status: 500, json: { type: 'Unexpected', status: 500 } })
    })
  return {
    start,
    broken,
    answered,
    /** Excludes the calls that were answered so far from failing: every page makes them. */
    spareAnswered: () => {
      for (const name of answered) spared.add(name)
    },
    setBroken: (next: boolean) => {
      isBroken = next
      broken.clear()
      answered.clear()
    },
  }
}

test('a page that fails to load shows an error and a retry, never an empty page', async ({
  page,
  seller,
}) => {
  test.setTimeout(600_000)
  expect(routes.length).toBeGreaterThan(25)
  await signIn(page, seller, { language: 'fr', path: '/orders' })
  const records = await recordsOf(page)
  const calls = watchCalls(page)
  await calls.start()
  await page.goto('/unauthorized/access')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  calls.spareAnswered()

  const title = page.getByRole('heading', { level: 1 })
  const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' })
  const loaded: string[] = []
  for (const route of routes.filter(isInRun)) {
    const area = Object.keys(records).find((start) => route.startsWith(`${start}$`))
    // A tracking page needs a rescheduling, and a business may have none.
    if (route.includes('$') && !area) {
      expect(route).toBe('/rescheduling/$id')
      continue
    }
    const path = area ? route.replace(/\$\w+/, records[area]!) : route
    await test.step(path, async () => {
      // Ends the requests of the previous page.
      await page.goto('about:blank')
      calls.setBroken(true)
      await page.goto(path)
      await expect(title.first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      // A page without own calls cannot fail.
      if (calls.broken.size === 0) return
      await expect(retry.first(), 'the failure is said').toBeVisible()
      await expect(page.locator('main table'), 'no list is shown').toHaveCount(0)
      const failed = [...calls.broken]
      calls.setBroken(false)
      await expect(async () => {
        if ((await retry.count()) > 0) await retry.first().click({ timeout: 2000 })
        expect(failed.filter((name) => !calls.answered.has(name))).toEqual([])
        expect(await page.getByRole('alert').count()).toBe(0)
      }, 'all is asked again, and nothing fails any more').toPass({
        timeout: 15_000,
      })
      await expect(title, 'the page has its title').toHaveCount(1)
      loaded.push(route)
    })
  }
  expect(loaded.length).toBeGreaterThan(18)
})
