import { expect, phone, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { buyingMessages } from '../pages/buying.ts'
import { demo } from '../servers.ts'
import { serveSite, type OtherSite } from './other-site.ts'

// Frames of other sites have no cookies.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'],
    }),
})

const office = `${demo.url}/b/mont-cendre`
/** The example of the demonstration: a site that its businesses list. */
const listedSite = `http://127.0.0.1:${demo.port + 10_000}/site/mont-cendre`
const button = (page: Page) => page.getByRole('link', { name: 'Acheter des billets' }).first()
const inDialog = (page: Page) => page.frameLocator('dialog iframe')
const inPage = (page: Page) => page.frameLocator('main iframe')
type Frame = ReturnType<typeof inDialog>

async function addToCart(frame: Frame) {
  await frame.getByRole('region', { name: 'Activités' }).getByRole('link').first().click()
  await frame.locator('a.day:not([aria-current])').nth(1).click()
  await frame.getByRole('spinbutton').first().fill('2')
  await frame.getByRole('button', { name: 'Ajouter au panier' }).click()
}
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')

test('in a listed site a visitor buys in a dialog, pays at the provider and sees the order', async ({
  page,
  context,
}) => {
  await page.goto(listedSite)
  await button(page).click()
  const frame = inDialog(page)
  await addToCart(frame)
  await expect(frame.getByRole('heading', { name: 'Votre panier' })).toBeVisible()
  // The cart is in the address: no cookie was kept.
  expect(await context.cookies()).toEqual([])
  await expectAccessible(page, 'a site with the dialog')
  await page.getByRole('button', { name: 'Fermer la billetterie' }).click()
  await button(page).click()
  await frame.getByRole('link', { name: 'Panier' }).click()
  await expect(frame.getByRole('spinbutton')).toHaveValue('2')
  await frame.getByRole('link', { name: 'Continuer' }).click()
  await frame.getByLabel('Prénom', { exact: true }).fill('Ève')
  await frame.getByLabel('Nom', { exact: true }).fill('Côté')
  await frame.getByLabel('Courriel').fill('eve.cadre@example.test')
  for (const field of await frame.locator('form.details input[required]').all())
    if ((await field.getAttribute('type')) === null && !(await field.inputValue()))
      await field.fill('Débutant')
  await frame.getByRole('checkbox', { name: buyingMessages.fr.terms }).check()
  await frame.getByRole('button', { name: /^Payer / }).click()
  expect(page.url()).toBe(listedSite)
  await frame.getByRole('link', { name: /^Payer / }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await page.getByLabel('Numéro de carte').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiration (MM / AA)').fill('12 / 39')
  await page.getByLabel('Code de sécurité').fill('123')
  await page.getByLabel('Nom sur la carte').fill('Ève Côté')
  await page.getByRole('button', { name: /^Payer / }).click()
  await expect(page.getByText(/^Merci!/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Code du billet/ })).toHaveCount(2)
  expect(page.url()).toContain(`${office}/cart/`)
})

test('the keyboard opens the dialog, stays inside and closes it from anywhere', async ({
  page,
}) => {
  await page.goto(listedSite)
  await button(page).focus()
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: 'Fermer la billetterie' })
  await expect(close).toBeFocused()
  expect(await isLocked(page)).toBe(true)
  await expect(inDialog(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(inDialog(page).getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
  // The focus is in the frame: Escape reaches its page.
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  expect(await isLocked(page)).toBe(false)
  await page.keyboard.press('Enter')
  await expect(close).toBeFocused()
  for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()
  await close.focus()
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('a frame is as high as its page, without a loop, and shows what was chosen', async ({
  page,
}) => {
  await page.goto(listedSite)
  const frame = page.locator('main iframe')
  await expect(inPage(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Acheter des billets' })).toHaveCount(1)
  const contentOf = () =>
    inPage(page)
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height))
  const fits = async () =>
    expect.poll(async () => (await frame.boundingBox())!.height - (await contentOf())).toBe(0)
  await fits()
  const first = await contentOf()
  const changes = await frame.evaluateHandle((element) => {
    const seen: string[] = []
    new MutationObserver(() => seen.push((element as HTMLElement).style.height)).observe(element, {
      attributeFilter: ['style'],
    })
    return seen
  })
  await inPage(page).getByRole('region', { name: 'Activités' }).getByRole('link').first().click()
  await expect(inPage(page).getByRole('table').first()).toBeVisible()
  await fits()
  expect(await contentOf()).not.toBe(first)
  await page.setViewportSize({ width: 500, height: 900 })
  await fits()
  await page.waitForTimeout(500)
  expect((await changes.jsonValue()).length).toBeLessThan(20)
  // The page around a frame scrolls to the begin of its next page.
  await inPage(page).locator('a.day:not([aria-current])').nth(1).click()
  await expect(inPage(page).locator('#slots')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use(phone)
  test('the dialog fills the screen', async ({ page }) => {
    await page.goto(listedSite)
    await button(page).tap()
    await expect(inDialog(page).getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport })
    await expectAccessible(page, 'a site with the dialog on a phone')
    const wide = await inDialog(page)
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(wide).toBe(0)
    await page.getByRole('button', { name: 'Fermer la billetterie' }).tap()
    await expect(page.locator('iframe')).toHaveCount(1)
  })
})

test.describe('a site that is not listed', () => {
  let site: OtherSite
  const script = `<script async src="${demo.url}/b/-/embed.js"></script>`
  test.beforeAll(async () => {
    site = await serveSite(
      demo.url,
      `${script}<p><a href="${office}" data-guichet="button">Acheter des billets</a></p>
<p><a href="${office}" data-guichet="button" data-language="en" data-business="musee-grandes-rives" data-day="2027-01-02">Tickets</a></p>
<p><a href="https://mal.example/b/x" data-guichet="button">Autre</a></p>
<p><a href="${office}/activities/0199055c-ec80-7bdd-9b69-0752e8c1e6c0" data-guichet="frame">Archivée</a></p>
<iframe id="own" title="Panier" src="${office}/inconnue"></iframe>${script}`,
    )
  })
  test.afterAll(() => site.stop())

  test('shows offers, and the cart takes the place of its page', async ({ page }) => {
    await page.goto(site.url)
    await button(page).click()
    await expect(page.locator('dialog')).toHaveCount(1)
    await addToCart(inDialog(page))
    await expect(page.getByRole('heading', { name: 'Votre panier' })).toBeVisible()
    expect(page.url()).toContain(`${office}/cart/`)
  })

  test('has several buttons, of other businesses and languages, and keeps foreign links', async ({
    page,
  }) => {
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Tickets' }).click()
    await expect(page.getByRole('button', { name: 'Close the ticket office' })).toBeFocused()
    await expect(page.locator('dialog iframe')).toHaveAttribute(
      'src',
      `${demo.url}/b/musee-grandes-rives/en?day=2027-01-02`,
    )
    await expect(inDialog(page).getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Autre' })).not.toHaveAttribute('aria-haspopup')
  })

  test('cannot send messages for a frame, and sees that an activity is gone', async ({ page }) => {
    await page.goto(site.url)
    const gone = page.frameLocator('iframe[title="Billetterie"]')
    await expect(gone.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Archivée' })).toBeHidden()
    await button(page).click()
    await page.evaluate(() => {
      for (const message of [{ guichet: 'close' }, { guichet: 'size', height: 9 }, 'x', null])
        window.postMessage(message, '*')
    })
    const frame = inDialog(page)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(1)
  })

  test('cannot show a cart in a frame of its own', async ({ page, context, complaints }) => {
    await page.goto(site.url)
    await button(page).click()
    await addToCart(inDialog(page))
    await expect(page.getByRole('heading', { name: 'Votre panier' })).toBeVisible()
    const cart = page.url()
    const other = await context.newPage()
    await other.goto(site.url)
    await other.locator('#own').evaluate((frame, src) => frame.setAttribute('src', src), cart)
    await expect.poll(() => complaints.join(' ')).toContain('frame-ancestors')
    await expect(other.frameLocator('#own').getByText('Votre panier')).toHaveCount(0)
    complaints.length = 0
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('has plain links', async ({ page }) => {
      await page.goto(site.url)
      await button(page).click()
      await expect(page).toHaveURL(office)
    })
  })
})
