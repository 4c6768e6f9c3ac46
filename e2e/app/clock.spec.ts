import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { cards, chooseWall, counterMessages } from '../pages/counter.ts'
import { signIn } from '../sign-in.ts'

const day = 86_400_000
/** Date of today in the time zone of the demonstration. */
const dateOfToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())

test('a device whose clock is a day fast sells and shows the day of the server, and says so', async ({
  page,
  seller,
}) => {
  await page.clock.install({ time: Date.now() + day })
  await signIn(page, seller, { language: 'fr' })
  await expect(page.getByText('L’horloge de cet appareil avance de 1\u00a0jour.')).toBeVisible()
  const say = counterMessages('fr')
  await chooseWall(page, 'fr', 0)
  await expect(cards(page, say.date).first()).toContainText('Auj.')
  const today = dateOfToday()
  await expect(cards(page, say.date).first().locator('input')).toHaveValue(today)
  await expectAccessible(page, 'a clock that is wrong')
  await page.goto('/today')
  await expect(page.getByRole('main')).toContainText(String(Number(today.slice(8))))
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Aujourd’hui' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${today}`))
})

test('a device whose clock is right by seconds says nothing', async ({ page, seller }) => {
  await page.clock.install({ time: Date.now() + 20_000 })
  await signIn(page, seller, { language: 'fr' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('L’horloge de cet appareil')).toHaveCount(0)
})
