import { savePin } from '@guichet/contract/sign-in/lock-session.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks } from '../look.ts'
import { chooseWall, counterMessages, quantityOf } from '../pages/counter.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const words = {
  fr: {
    menu: /^Menu de l’utilisateur/,
    lock: 'Verrouiller ou passer la main',
    locked: 'Écran verrouillé',
    pin: 'NIP',
    open: 'Déverrouiller',
    wrong: 'Ce NIP n’est pas le bon.',
  },
  en: {
    menu: /^User menu/,
    lock: 'Lock or hand over',
    locked: 'Screen locked',
    pin: 'PIN',
    open: 'Unlock',
    wrong: 'This PIN is not the right one.',
  },
} as const
type Words = (typeof words)['fr' | 'en']

async function lock(page: Page, say: Words) {
  await page.getByRole('button', { name: say.menu }).click()
  await page.getByRole('menuitem', { name: say.lock }).click()
  await expect(page.getByRole('dialog', { name: say.locked })).toBeVisible()
}
async function enterPin(page: Page, say: Words, pin: string) {
  await expect(page.getByLabel(say.pin, { exact: true })).toBeFocused()
  await page.keyboard.type(pin)
  await page.getByRole('button', { name: say.open }).click()
}

for (const { name, language, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)

    test('a locked screen stays locked after a reload, and is opened by a PIN', async ({
      page,
    }) => {
      const say = words[language]
      const person = await ownBusiness(page, { path: '/staffs', language, installation: 'demo' })
      await ask(page, savePin, { body: { pin: '2580', currentPassword: person.password } })
      await page.reload()
      await lock(page, say)
      await expectAccessible(page, 'locked')
      await page.reload()
      await enterPin(page, say, '1379')
      await expect(page.getByRole('alert')).toContainText(say.wrong)
      await enterPin(page, say, '2580')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('table').first()).toBeVisible()
    })
  })

test('no URL and no deleted cookie bypasses a locked screen', async ({ page, context }) => {
  const say = words.fr
  const person = await ownBusiness(page, {
    path: '/staffs',
    language: 'fr',
    installation: 'demo',
  })
  await ask(page, savePin, { body: { pin: '2580', currentPassword: person.password } })
  await page.reload()
  await lock(page, say)
  await page.goto('/authentication/login-callback?error=x&state=y')
  await page.getByRole('main').getByRole('button').first().click()
  await page.waitForURL('**/sign-in/**')
  await context.clearCookies({ name: /guichet/ })
  await page.goto('/staffs')
  await page.waitForURL('**/sign-in/**')
})

test('a screen that is locked without a network is hidden, and stays locked with one', async ({
  page,
  context,
}) => {
  const say = words.fr
  const person = await ownBusiness(page, { path: '/staffs', language: 'fr', installation: 'demo' })
  await ask(page, savePin, { body: { pin: '2580', currentPassword: person.password } })
  const loaded = page.waitForResponse(/lock-screen-[^/]*\.css$/)
  await page.reload()
  await loaded
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: say.menu }).click()
  await expect(page.getByRole('menuitem', { name: say.lock })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('menuitem', { name: say.lock }).click()
  await expect(page.getByRole('dialog', { name: say.locked })).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('dialog', { name: say.locked })).toBeVisible()
  await enterPin(page, say, '2580')
  await expect(page.getByRole('table').first()).toBeVisible()
})

// The manager and the clerk of the demonstration share the browser of the counter.
test('the sale on the screen goes on with another clerk', async ({ page }) => {
  const say = words.fr
  const counter = counterMessages('fr')
  const pins = { 'manager@guichet.test': '7319', 'clerk@guichet.test': '4826' }
  for (const [email, pin] of Object.entries(pins)) {
    await signIn(page, email, { language: 'fr', path: '/sell' })
    await ask(page, savePin, { body: { pin, currentPassword: 'guichet-demo-2026' } })
    await page.goto('/logout')
    await page.waitForURL('**/sign-in/**')
  }
  await signIn(page, 'manager@guichet.test', { language: 'fr', path: '/sell' })
  await chooseWall(page, 'fr', 8)
  await quantityOf(page, counter.adult).fill('2')
  await expect(page.getByRole('button', { name: counter.sell })).toBeEnabled()
  await lock(page, say)
  await page.getByRole('radio', { name: 'Cléo Bergeron' }).check()
  await page.getByLabel(say.pin, { exact: true }).fill(pins['clerk@guichet.test'])
  await page.getByRole('button', { name: say.open }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Menu de l’utilisateur.*Cléo/ })).toBeVisible()
  await expect(quantityOf(page, counter.adult)).toHaveValue('2')
  // The menu is that of the clerk.
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Personnel' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Menu de l’utilisateur.*Cléo/ })).toBeVisible()
})
