import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getStaffAccess } from '@guichet/contract/staff/get-staff-access.ts'
import { coveredStops } from '../covered.ts'
import { expect, phone, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { signIn } from '../sign-in.ts'

test.use(phone)

test('the bar of a phone shows four pages, and all pages by group behind a button, also by keyboard', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { path: '/orders', language: 'fr' })
  const bar = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(bar.getByRole('link')).toHaveText([
    'Tableau de bord',
    'Aujourd’hui',
    'Vendre',
    'Commandes',
  ])
  await expect(bar.getByRole('link', { name: 'Commandes' })).toHaveAttribute('aria-current', 'page')
  const more = bar.getByRole('button', { name: 'Plus' })
  await expect(more).not.toHaveAttribute('aria-current')
  await more.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Toutes les pages' })
  await expect(drawer.getByRole('link')).toHaveCount(28)
  await expect(drawer.getByRole('link', { name: 'Commandes' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page, 'all pages of a phone')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(more).toBeFocused()

  await more.click()
  await drawer
    .getByRole('region', { name: 'Catalogue' })
    .getByRole('link', { name: 'Formulaires' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(drawer).toHaveCount(0)
  await expect(more).toHaveAttribute('aria-current', 'true')
  await expect(bar.getByRole('link', { name: 'Formulaires' })).toHaveCount(0)
})

test('a role with few pages has all of them in the bar', async ({ page }) => {
  await page.route('**/Staff/access*', async (route) => {
    const answer = await route.fetch()
    const access = (await answer.json()) as Reply<typeof getStaffAccess>
    const accesses = access.accesses.filter((type) => ['Orders', 'Traffic'].includes(type))
    await route.fulfill({ response: answer, json: { ...access, accesses } })
  })
  await signIn(page, 'clerk@guichet.test', { path: '/orders' })
  const bar = page.getByRole('navigation', { name: /^(Navigation principale|Main navigation)$/ })
  await expect(bar.getByRole('link')).toHaveText(['Commandes', 'Achalandage'])
  await expect(bar.getByRole('button')).toHaveCount(0)
})

test('a desktop shows the whole navigation, even in a low window, and no phone bar', async ({
  page,
  seller,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, seller, { path: '/orders', language: 'fr' })
  const bar = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(bar.getByRole('link')).toHaveCount(28)
  await expect(bar.getByRole('button')).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await bar.getByRole('link').last().focus()
  await expect(bar.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})

test('the sticky bars of a form never cover the focused control', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr', path: '/activities/new' })
  await page.getByRole('textbox').first().fill('Glissade')
  expect(await coveredStops(page, 40)).toEqual([])
})
