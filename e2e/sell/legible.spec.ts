import { cutTexts } from '../cut-texts.ts'
import { expect, phone, test, type Page } from '../journey.ts'
import { chooseLaterDay, cards, chooseTile, counterMessages, quantityOf } from '../pages/counter.ts'
import { dialog } from '../pages/form.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot } from '../seeds/own-activity.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    full: 'Complet',
    menu: 'Navigation principale',
    rentals: 'Locations',
    equipment: 'Équipement',
    sizes: 'Tailles',
    more: 'Plus d’actions pour ce panier',
    rename: 'Nommer le panier',
    name: 'Nom du panier',
    save: 'Enregistrer',
    park: 'Mettre de côté',
    open: /^Ouvrir Famille/,
  },
  en: {
    full: 'Full',
    menu: 'Main navigation',
    rentals: 'Rentals',
    equipment: 'Equipment',
    sizes: 'Sizes',
    more: 'More for this cart',
    rename: 'Name the cart',
    name: 'Name of the cart',
    save: 'Save',
    park: 'Park',
    open: /^Open Famille/,
  },
}
type Size = readonly [width: number, height: number]
const tablets: Size[] = [
  [1024, 768],
  [1180, 820],
  [820, 1180],
]
const desks: Size[] = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
]
const long = 'Famille Tremblay-Bouchard, groupe scolaire de la Pointe-aux-Trembles'
/** Business day of the journey's businesses. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format()

/** Adds activities with names of each length; some have places today, and one has none left. */
async function addActivities(page: Page) {
  const names = ['Ski', 'Mur d’escalade intérieur', 'Raquette et sentiers', 'Vélo de montagne']
  for (let n = 0; n < 15; n += 1) {
    const own = await ownActivity(page, `${names[n % names.length]!} ${n + 1}`, undefined, 125.75)
    const date = n % 3 === 0 ? inDays(1) : today()
    await ownSlots(page, own, { date, times: [['00:00', '23:59']], places: n === 1 ? 1 : 1250 })
    if (n === 1) await sellSlot(page, own, { date, begin: '00:00', quantity: 1 })
  }
}

/** Parks a cart with a long name, so that it becomes the tab with this number. */
async function park(page: Page, language: Language, number: number) {
  const say = words[language]
  // Its slots are tomorrow, so that it is open at any hour.
  await chooseTile(page, language, 'Raquette et sentiers 7')
  await page.getByRole('main').getByRole('spinbutton').first().fill('1')
  await page.getByRole('button', { name: say.more }).click()
  await page.getByRole('menuitem', { name: say.rename }).click()
  await dialog(page).getByRole('textbox', { name: say.name }).fill(long.slice(0, 50))
  await dialog(page).getByRole('button', { name: say.save }).click()
  await page.getByRole('button', { name: say.park, exact: true }).click()
  await expect(page.getByRole('button', { name: say.open })).toHaveCount(number)
}

async function expectNothingCut(page: Page, language: Language, sizes: readonly Size[]) {
  const say = { ...counterMessages(language), ...words[language] }
  await ownBusiness(page, { path: '/sell', language })
  await addActivities(page)
  await page.reload()
  for (const number of [1, 2]) await park(page, language, number)
  const tiles = page.getByRole('group', { name: say.tiles, exact: true })
  const carts = page.getByRole('complementary')
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.reload()
    await expect(tiles.getByText(say.full, { exact: true })).toBeVisible()
    await expect(carts.getByRole('button', { name: say.open })).toHaveCount(2)
    expect.soft(await cutTexts(tiles), `tiles at ${width}`).toEqual([])
    expect.soft(await cutTexts(carts), `carts at ${width}`).toEqual([])
    for (const cart of await carts.getByRole('button', { name: say.open }).all()) {
      await expect.soft(cart).toBeInViewport({ ratio: 1 })
      await expect.soft(cart).toHaveAttribute('title', new RegExp(`^${long.slice(0, 50)}`))
    }
  }
}

/** Asserts that each page of the menu has its name below its icon, whole, and can be reached. */
async function expectNamedMenu(page: Page, language: Language) {
  const menu = page.getByRole('navigation', { name: words[language].menu })
  for (const link of await menu.getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 0.95 })
    const [icon, name] = [link.locator('svg'), link.locator('span')]
    const [above, below] = [(await icon.boundingBox())!, (await name.boundingBox())!]
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
    expect(below.width).toBeGreaterThan(20)
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(48)
  }
  await expect(menu).toHaveJSProperty('scrollWidth', await menu.evaluate((it) => it.clientWidth))
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, baseURL: fresh.url })
  for (const language of languages('fr'))
    test(`a tablet cuts no text of tiles and parked carts, and names the menu, ${language}`, async ({
      page,
    }) => {
      await expectNothingCut(page, language, tablets)
      for (const [width, height] of [tablets[0]!, tablets[2]!]) {
        await page.setViewportSize({ width, height })
        await expectNamedMenu(page, language)
      }
    })
})

test.describe('with a mouse', () => {
  test.use({ baseURL: fresh.url })
  for (const language of languages('en'))
    test(`a desk cuts no text of tiles and parked carts, ${language}`, async ({ page }) =>
      expectNothingCut(page, language, desks))
})

type CatalogueName = { name: { fr: string } }
/** Hides the records that other journeys add to the demonstration, which take rows of the page. */
async function hideOthers(page: Page) {
  const own = ({ name }: CatalogueName) => name.fr !== 'Skis' && !/\d{6}/.test(name.fr)
  await page.route(/\/catalog\/sellable(\/rental)?(\?|$)/, async (route) => {
    const response = await route.fetch()
    const found = (await response.json()) as {
      activities?: CatalogueName[]
      rentals?: CatalogueName[]
    }
    const [activities, rentals] = [found.activities?.filter(own), found.rentals?.filter(own)]
    const json = { ...found, ...(activities && { activities }), ...(rentals && { rentals }) }
    await route.fulfill({ response, json })
  })
}

/** Asserts that equipment is in rows of several, and that all sizes are in view. */
async function expectSizes(page: Page, language: Language) {
  const say = { ...counterMessages(language), ...words[language] }
  await chooseTile(page, language, say.rentals)
  // No begin is chosen today once all have started: tomorrow shows the sizes at any hour.
  await cards(page, say.date).nth(1).click()
  const sizes = page.getByRole('group', { name: say.sizes }).locator('[data-member]')
  await expect(sizes.first()).toBeEnabled()
  for (const size of await sizes.all()) await expect(size).toBeInViewport({ ratio: 1 })
  const boxes = await Promise.all(
    (await cards(page, say.equipment).all()).map((card) => card.boundingBox()),
  )
  expect(boxes.filter((box) => box!.y === boxes[0]!.y).length).toBeGreaterThanOrEqual(3)
  return Math.min(
    ...boxes.map((box) => box!.height),
    ...(await Promise.all((await sizes.all()).map(async (it) => (await it.boundingBox())!.height))),
  )
}

for (const language of languages('fr'))
  test(`on a desk all sizes of a rental are in view, and a larger screen shows no less, ${language}`, async ({
    page,
    seller,
  }) => {
    const controls = page.getByRole('main').locator(':is(input, button):visible')
    const inView = () =>
      controls.evaluateAll(
        (all) => all.filter((it) => it.getBoundingClientRect().bottom <= innerHeight).length,
      )
    await page.setViewportSize({ width: 1280, height: 720 })
    await hideOthers(page)
    await signIn(page, seller, { path: '/sell', language })
    await expectSizes(page, language)
    let shown = await inView()
    for (const [width, height] of desks.slice(1)) {
      await page.setViewportSize({ width, height })
      await expectSizes(page, language)
      const more = await inView()
      expect(more, `${width} × ${height}`).toBeGreaterThanOrEqual(shown)
      shown = more
    }
  })

/** Height of the painted box of the search in the header, and the space above and below it. */
const searchBox = (search: HTMLElement) => {
  const { top, bottom } = search.getBoundingClientRect()
  const frame = getComputedStyle(search, '::before')
  const header = search.closest('header')!.getBoundingClientRect()
  const [above, below] = [parseFloat(frame.top), parseFloat(frame.bottom)]
  return {
    above: top + above - header.top,
    below: header.bottom - (bottom - below),
    target: bottom - top,
  }
}
test.describe('with a finger in the header', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })
  test('the search box has space above and below it, and a target of 48 pixels', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { path: '/sell', language: 'fr' })
    const box = await page.getByRole('button', { name: 'Rechercher' }).evaluate(searchBox)
    expect(box.above).toBeGreaterThanOrEqual(6)
    expect(box.below).toBeGreaterThanOrEqual(6)
    expect(box.target).toBeGreaterThanOrEqual(48)
  })
})

test.describe('on a phone', () => {
  test.use({ ...phone, isMobile: true })
  for (const language of languages('en'))
    test(`all sizes of a rental are in view below the pressed tile, ${language}`, async ({
      page,
      seller,
    }) => {
      await hideOthers(page)
      await signIn(page, seller, { path: '/sell', language })
      await chooseLaterDay(page, language)
      await expect(quantityOf(page, counterMessages(language).adult)).toBeEnabled()
      expect(await expectSizes(page, language)).toBeGreaterThanOrEqual(48)
    })
})
