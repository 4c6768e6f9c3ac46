import { expect, test, type Page } from '../journey.ts'
import { cards, counterMessages } from '../pages/counter.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots } from '../seeds/own-activity.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'
import { languages, type Language } from '../sign-in.ts'

// The layout depends on the products on sale: only these tests add them to their business.
test.use({ baseURL: fresh.url })

const names = ['Ski', 'Glissade sur tube', 'Raquette et sentiers', 'Mur d’escalade intérieur']
const times = [
  ['09:00', '12:00'],
  ['13:00', '16:00'],
] as const

/** The likely bills, and any other amount. */
const tenderNames = {
  fr: /^(Reçu |Autre montant reçu)/,
  en: /^(Received |Another amount received)/,
}

/** Adds activities with two slots each tomorrow, up to a number. */
async function addActivities(page: Page, from: number, to: number) {
  for (let n = from; n < to; n += 1) {
    const own = await ownActivity(page, `${names[n % names.length]!} ${n + 1}`)
    await ownSlots(page, own, { date: inDays(1), times })
  }
}

/** Asserts that a usual sale needs no scrolling: the first "+", then the button that sells. */
async function expectInView(page: Page, language: Language, size: readonly [number, number]) {
  const [width, height] = size
  await page.setViewportSize({ width, height })
  await page.reload()
  const first = page.getByRole('main').getByRole('spinbutton').first()
  await expect(first).toBeEnabled()
  const plus = first.locator('xpath=..').getByRole('button').last()
  await expect(plus).toBeInViewport({ ratio: 1 })
  await plus.click()
  const cash = page.getByRole('button', { name: counterMessages(language).sell })
  await expect(cash).toBeEnabled()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(cash).toBeInViewport({ ratio: 1 })
  const tenders = page.getByRole('button', { name: tenderNames[language] })
  expect(await tenders.count()).toBeGreaterThan(1)
  for (const tender of await tenders.all()) await expect(tender).toBeInViewport({ ratio: 1 })
  const box = (await plus.boundingBox())!
  // The cart is kept by the server: the next size begins with an empty one.
  await first.fill('0')
  await expect(cash).toHaveCount(0)
  return Math.min(box.width, box.height)
}

/** Asserts how many lines of the cart are in view at once, each from another activity. */
async function expectLines(page: Page, language: Language, [width, height, lines]: Lines) {
  await page.setViewportSize({ width, height })
  await page.reload()
  const first = page.getByRole('main').getByRole('spinbutton').first()
  const tiles = cards(page, counterMessages(language).tiles)
  for (let line = 0; line < lines; line += 1) {
    await tiles.nth(line).click()
    await expect(first).toBeEnabled()
    await first.fill('1')
  }
  const items = page.getByRole('complementary').locator('[data-scroller] li')
  await expect(items).toHaveCount(lines)
  await expect(page.getByRole('button', { name: counterMessages(language).sell })).toBeEnabled()
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 0.99 })
}
/** Width and height of a screen, and the lines that it shows. */
type Lines = readonly [number, number, number]

async function expectAll(
  page: Page,
  language: Language,
  sizes: readonly [number, number][],
  most: Lines,
) {
  const targets: number[] = []
  await ownBusiness(page, { path: '/sell', language })
  for (const [from, to] of [
    [0, 8],
    [8, 24],
  ] as const) {
    await addActivities(page, from, to)
    for (const size of sizes) targets.push(await expectInView(page, language, size))
  }
  await expectLines(page, language, most)
  return Math.min(...targets)
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })
  for (const language of languages('fr'))
    test(`on a tablet a usual sale needs no scrolling, with 8 activities and with 24, ${language}`, async ({
      page,
    }) => {
      const sizes: [number, number][] = [
        [1024, 768],
        [1180, 820],
        [820, 1180],
      ]
      expect(await expectAll(page, language, sizes, [1180, 820, 8])).toBeGreaterThanOrEqual(48)
    })
})

test.describe('with a finger on a small screen', () => {
  test.use({ hasTouch: true, isMobile: true })
  test('a small tablet that is turned keeps what is typed in the cart in view, and the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1133, height: 744 })
    await ownBusiness(page, { path: '/sell', language: 'fr' })
    await addActivities(page, 0, 1)
    await page.reload()
    const first = page.getByRole('main').getByRole('spinbutton').first()
    await expect(first).toBeEnabled()
    await first.fill('1')
    await page.getByRole('button', { name: /façons/ }).tap()
    const ways = page.getByRole('menuitem')
    await expect(ways.first()).toBeVisible()
    for (const way of await ways.all())
      expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(48)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Code promo' }).tap()
    const code = page.getByRole('textbox', { name: 'Code promo' })
    await code.pressSequentially('HIV')
    await page.setViewportSize({ width: 744, height: 1133 })
    await expect(page).toHaveURL(/sheet=cart/)
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('HIV')
    await expect(code).toBeInViewport({ ratio: 1 })
  })

  test('on a phone, a tile leads to its days and tickets', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await ownBusiness(page, { path: '/sell', language: 'fr' })
    await addActivities(page, 0, 8)
    await page.reload()
    const plus = page.getByRole('main').getByRole('spinbutton').first()
    await expect(plus).toBeInViewport({ ratio: 1 })
    await cards(page, counterMessages('fr').tiles).nth(1).tap()
    await expect(plus).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('group', { name: 'Date', exact: true })).toBeInViewport()
  })
})

for (const language of languages('en'))
  test(`on a desk a usual sale needs no scrolling, with 8 activities and with 24, ${language}`, async ({
    page,
  }) => {
    const sizes: [number, number][] = [
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ]
    await expectAll(page, language, sizes, [1280, 720, 6])
  })
