import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { chooseTile, counterMessages, fillClient, pressSell } from '../pages/counter.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

// A family is sold with open sizes; the rental desk sees its members, chooses the sizes and prints
// the slip; at the next visit two keys load the party again.

const words = {
  fr: {
    open: 'Famille ou groupe',
    date: 'Date',
    skis: 'Ensemble de ski alpin',
    later: 'Choisir à la remise les tailles qui manquent',
    part: (what: string, place: number) => `${what}, personne ${place}`,
    first: 'Prénom',
    born: 'Naissance ou âge',
    height: 'Taille (cm)',
    atHandOut: 'À la remise',
    put: 'Mettre au panier',
    again: 'Les reprendre',
    facts: '8 ans · 128\u00a0cm',
    open1: 'taille à choisir',
    choose: (name: string) => `Choisir la taille\u00a0: ${name}`,
    change: (name: string) => `Changer la taille\u00a0: ${name}`,
    recorded: 'Taille enregistrée',
    slip: 'Fiche de remise',
    size: 'Taille\u00a0:',
    rentals: 'Location',
    sellTo: /^Vendre à/,
  },
  en: {
    open: 'Family or group',
    date: 'Date',
    skis: 'Downhill ski set',
    later: 'Choose the missing sizes at the hand-out',
    part: (what: string, place: number) => `${what}, person ${place}`,
    first: 'First name',
    born: 'Birth date or age',
    height: 'Height (cm)',
    atHandOut: 'At the hand-out',
    put: 'Put into the cart',
    again: 'Take them again',
    facts: '8 years · 128\u00a0cm',
    open1: 'size to be chosen',
    choose: (name: string) => `Choose the size: ${name}`,
    change: (name: string) => `Change the size: ${name}`,
    recorded: 'Size recorded',
    slip: 'Hand-out slip',
    size: 'Size:',
    rentals: 'Rentals',
    sellTo: /^Sell to/,
  },
} satisfies Record<Language, object>

/** Fills in two members of a family, one of them without a height. */
async function fillCard(page: Page, language: Language, names: readonly [string, string]) {
  const say = words[language]
  const card = page.getByRole('dialog', { name: say.open })
  const days = card.getByLabel(say.date, { exact: true })
  await expect(days.getByRole('option').nth(3)).toBeAttached()
  await days.selectOption({ index: 3 })
  const date = await days.inputValue()
  await card.getByRole('checkbox', { name: say.skis, exact: true }).check()
  await card.getByRole('checkbox', { name: say.later, exact: true }).check()
  for (const [i, name] of names.entries())
    await card.getByLabel(say.part(say.first, i + 1), { exact: true }).fill(name)
  await card.getByLabel(say.part(say.born, 1), { exact: true }).fill('41')
  await card.getByLabel(say.part(say.born, 2), { exact: true }).fill('8')
  await card.getByLabel(say.part(say.height, 2), { exact: true }).fill('128')
  const skisOf = (place: number) =>
    card.getByLabel(say.part(say.skis, place), { exact: true }).locator('option:checked')
  await expect(skisOf(1)).toHaveText(say.atHandOut)
  await expect(skisOf(2)).not.toHaveText(say.atHandOut)
  await expectAccessible(page, 'party card with sizes left open')
  await card.getByRole('button', { name: say.put }).click()
  await expect(card).toBeHidden()
  return date
}

for (const language of languages('en'))
  test(`a family gets its sizes at the hand-out, and is loaded again by two keys (${language})`, async ({
    page,
    seller,
  }) => {
    const [say, counter] = [words[language], counterMessages(language)]
    const made = `${language}${Date.now() % 1_000_000}`
    const [ida, jo] = [`Ida${made}`, `Jo${made}`]
    const client = { email: `famille.${made}@example.test`, firstName: 'Ida', lastName: 'Roy' }
    await signIn(page, seller, { language, path: '/sell' })
    await chooseTile(page, language, counter.ski)
    await page.getByRole('button', { name: say.open }).click()
    const date = await fillCard(page, language, [ida, jo])
    await fillClient(page, client, language)
    const order = await pressSell(page, language)
    const ref = order.orderReferenceNumber

    // The order names them, and so does the slip, with a line for each open size.
    await page.goto(`/orders/${ref}`)
    const people = page.getByRole('region', { name: say.open })
    await expect(people.getByText(ida)).toBeVisible()
    await expect(people.getByText(say.open1)).toBeVisible()
    await expect(people.getByText(say.facts)).toBeVisible()
    await expectAccessible(page, 'order with people')
    await page.goto(`/orders/${ref}/slip?format=80mm`)
    await expect(page.getByRole('heading', { name: new RegExp(jo) })).toBeVisible()
    await expect(page.getByText(say.size)).toHaveCount(1)
    await expectAccessible(page, 'hand-out slip')

    // The rental desk.
    await page.goto(`/bookings?tab=rentals&from=${date}&day=${date}`)
    await page.getByRole('button', { name: say.choose(ida) }).click()
    const sizes = page.getByRole('dialog').filter({ hasText: ida })
    await expectAccessible(page, 'sizes of a piece')
    await sizes.getByRole('listitem').getByRole('button', { disabled: false }).last().click()
    await expect(page.getByText(say.recorded)).toBeVisible()
    await expect(sizes).toBeHidden()
    await expect(page.getByRole('button', { name: say.change(ida) })).toBeVisible()
    await page.goto(`/orders/${ref}`)
    await expect(people.getByText(say.open1)).toHaveCount(0)

    // The next visit: F2 and Enter.
    await page.goto('/sell')
    const box = page.getByRole('search').getByRole('combobox')
    await expect(box).toBeFocused()
    await box.fill(client.email)
    await expect(page.getByRole('option', { name: say.sellTo })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('F2')
    await expect(page.getByRole('button', { name: say.again })).toBeFocused()
    await page.keyboard.press('Enter')
    const card = page.getByRole('dialog', { name: say.open })
    await expect(card.getByLabel(say.part(say.first, 1), { exact: true })).toHaveValue(ida)
    await expect(card.getByRole('checkbox', { name: say.skis, exact: true })).toBeChecked()
    await expect(card.getByLabel(say.part(say.height, 2), { exact: true })).toHaveValue('128')
    await expect(card.getByLabel(say.part(say.born, 2), { exact: true })).toHaveValue('8')
  })
