import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { chooseWall, counterMessages, fillClient, pressSell, quantityOf } from '../pages/counter.ts'
import { dialog } from '../pages/form.ts'
import { ask, businessOf } from '../server-calls.ts'
import { languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    more: 'Plus d’actions pour ce panier',
    rename: 'Nommer le panier',
    name: 'Nom du panier',
    save: 'Enregistrer',
    park: 'Mettre de côté',
    empty: 'Panier vide',
    taken: /vient de le prendre/,
    soldTitle: 'Ce panier est déjà vendu',
    sold: (order: string) => `l’a déjà vendu\u00a0: commande ${order}. Rien n’est vendu deux fois.`,
    drop: 'Laisser ce panier',
  },
  en: {
    more: 'More for this cart',
    rename: 'Name the cart',
    name: 'Name of the cart',
    save: 'Save',
    park: 'Park',
    empty: 'Empty cart',
    taken: /^It was just taken by/,
    soldTitle: 'This cart is sold already',
    sold: (order: string) => `already: order ${order}. Nothing is sold twice.`,
    drop: 'Leave this cart',
  },
}
const clerk = 'clerk@guichet.test'

for (const language of languages('en'))
  test(`two clerks open a parked cart: one sells it and the other is notified, ${language}`, async ({
    page,
    browser,
    seller,
  }) => {
    const say = { ...counterMessages(language), ...words[language] }
    const name = `Groupe ${language} ${Date.now()}`
    const email = `parked.${language}.${Date.now()}@example.com`
    const tab = (screen: Page) =>
      screen.getByRole('button', { name: new RegExp(`^(Ouvrir|Open) ${name}`) })
    const onScreen = (screen: Page) =>
      screen.locator('li[aria-current="true"]').filter({ hasText: name })
    const notTaken = (screen: Page) => screen.getByText(say.taken)

    await signIn(page, seller, { language, path: '/sell' })
    const other = await (await browser.newContext({ locale: `${language}-CA` })).newPage()
    await signIn(other, clerk, { language, path: '/sell' })

    await chooseWall(page, language, 1)
    await quantityOf(page, say.adult).fill('1')
    await fillClient(page, { email }, language)
    await page.getByRole('button', { name: say.more }).click()
    await page.getByRole('menuitem', { name: say.rename }).click()
    await dialog(page).getByRole('textbox', { name: say.name }).fill(name)
    await dialog(page).getByRole('button', { name: say.save }).click()
    await page.getByRole('button', { name: say.park, exact: true }).click()
    await other.reload()
    await Promise.all([page, other].map((screen) => expect(tab(screen)).toBeEnabled()))

    // Both press at once: one gets the cart, the other sees who has it.
    await Promise.all([page, other].map((screen) => tab(screen).click()))
    const notTakenCounts = () =>
      Promise.all([page, other].map((screen) => notTaken(screen).count()))
    await expect.poll(async () => (await notTakenCounts()).toSorted()).toEqual([0, 1])
    const [first, second] = (await notTaken(page).isVisible()) ? [other, page] : [page, other]
    await expect(onScreen(first)).toBeVisible()
    await expect(second.getByText(say.empty)).toBeVisible()

    // Parked from another page of the same clerk, it is still open on both screens.
    const again = await first.context().newPage()
    await again.goto('/sell')
    await expect(again.getByText(say.empty)).toBeVisible()
    await tab(again).click()
    await expect(onScreen(again)).toBeVisible()
    await again.getByRole('button', { name: say.park, exact: true }).click()
    await expect(tab(again)).toBeEnabled()
    await again.close()
    // The next automatic refresh of the carts may be half a minute away.
    await second.reload()
    await tab(second).click()
    for (const screen of [first, second]) {
      await expect(onScreen(screen)).toBeVisible()
      await expect(screen.getByRole('button', { name: say.sell })).toBeEnabled()
    }

    const { orderReferenceNumber } = await pressSell(second, language)
    await first.getByRole('button', { name: say.sell }).click()
    const trouble = first.getByRole('alert').filter({ hasText: say.soldTitle })
    await expect(trouble).toContainText(say.sold(orderReferenceNumber))
    await expect(trouble).toBeInViewport()
    // The page reports it once, with the whole cart, and without a button that could sell it again.
    await expect(first.getByRole('alert')).toHaveCount(1)
    await expect(onScreen(first)).toBeVisible()
    await expect(first.getByRole('button', { name: say.sell })).toBeDisabled()
    await expectAccessible(first, 'a cart that somebody else has sold')
    if (process.env.SHOTS)
      await first.screenshot({ path: `${process.env.SHOTS}/sold-${language}.png` })
    await trouble.getByRole('button', { name: say.drop }).click()
    await expect(first.getByText(say.empty)).toBeVisible()
    await expect(first.getByText(name)).toHaveCount(0)

    const { items } = await ask(page, findOrders, {
      query: { collaboratorId: businessOf(page), query: email },
    })
    expect(items.map((order) => order.orderReferenceNumber)).toEqual([orderReferenceNumber])
    await other.context().close()
  })
