import path from 'node:path'
import { expect, test, type Page } from './journey.ts'
import { chooseWall, counterMessages, quantityOf } from './pages/counter.ts'
import { signIn } from './sign-in.ts'

const draw = (page: Page, name: string) =>
  page.screenshot({ path: path.join(import.meta.dirname, `../docs/pictures/${name}.png`) })

test('the counter', async ({ page, seller }) => {
  const say = counterMessages('fr')
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 1)
  await quantityOf(page, say.adult).fill('2')
  await expect(page.getByRole('button', { name: say.sell })).toBeEnabled()
  await draw(page, 'counter')
})

test('the board of the day', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr', path: '/today' })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await draw(page, 'today')
})
