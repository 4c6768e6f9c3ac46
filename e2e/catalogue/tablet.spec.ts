import { expect, test } from '../journey.ts'
import { smallTargets } from '../look.ts'
import { signIn } from '../sign-in.ts'

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

test('a finger sets up the catalogue with targets of 48 pixels', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr', path: '/activities' })
  const pages = [
    ['/activities', 'Activités'],
    ['/operations/promo-codes', 'Codes promo'],
    ['/payment-taxes', 'Paiements et taxes'],
    ['/timetables', 'Horaires'],
    ['/', /^Centre plein air/],
    ['/activities/new', 'Nouvelle activité'],
  ] as const
  for (const [path, title] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    if (path === '/activities/new')
      await expect(page.getByRole('button', { name: 'Gras' })).toHaveCount(2)
    expect.soft(await smallTargets(page, 48), path).toEqual([])
  }
})

test('all of the cell of a product opens it; the order is saved where it was changed', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/products' })
  const rows = page.getByRole('table', { name: 'Produits' }).getByRole('row')
  await rows
    .nth(1)
    .getByRole('cell')
    .first()
    .tap({ position: { x: 4, y: 4 } })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const save = page.getByRole('button', { name: 'Enregistrer l’ordre' })
  await expect(save).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .tap()
  await page.getByRole('menuitem', { name: 'Descendre' }).tap()
  await page.keyboard.press('Escape')
  await expect(save).toBeVisible()
  await page.getByRole('button', { name: 'Rétablir l’ordre' }).click()
  await expect(save).toHaveCount(0)
})
