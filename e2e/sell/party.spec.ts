import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { chooseTile, counterMessages, pressSell } from '../pages/counter.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

// A family is typed or pasted once; the server chooses the ticket and the skis of each member, with
// reasons; one press adds all of it to the cart.

const words = {
  fr: {
    open: 'Famille ou groupe',
    date: 'Date',
    skis: 'Ensemble de ski alpin',
    helmet: 'Casque',
    of: (what: string, place: number) => `${what}, personne ${place}`,
    parts: { first: 'Prénom', last: 'Nom', born: 'Naissance ou âge', height: 'Taille (cm)' },
    ticket: 'Billet',
    adult: 'Adulte',
    child: 'Enfant (6 à 12 ans)',
    byAge: '8 ans, selon l’âge du type',
    noHeight: 'Taille requise pour choisir',
    choose: 'Choisissez',
    pasted: '3 personnes collées.',
    put: 'Mettre au panier',
    done: '3 personnes au panier',
    noOne: 'Inscrivez au moins une personne.',
    headings: 'Prénom\tNom\tÂge\tTaille',
    email: 'Courriel du client',
    send: 'Envoyer',
  },
  en: {
    open: 'Family or group',
    date: 'Date',
    skis: 'Downhill ski set',
    helmet: 'Helmet',
    of: (what: string, place: number) => `${what}, person ${place}`,
    parts: {
      first: 'First name',
      last: 'Last name',
      born: 'Birth date or age',
      height: 'Height (cm)',
    },
    ticket: 'Ticket',
    adult: 'Adult',
    child: 'Child (6 to 12)',
    byAge: '8 years, by the ages of the type',
    noHeight: 'Height needed to choose',
    choose: 'Choose one',
    pasted: '3 people pasted.',
    put: 'Put into the cart',
    done: '3 people in the cart',
    noOne: 'Enter at least one person.',
    headings: 'First name\tLast name\tAge\tHeight',
    email: 'Email of the client',
    send: 'Send',
  },
} satisfies Record<Language, object>

const pasteInto = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

for (const language of languages('en'))
  test(`a family is pasted, fitted with tickets and sizes, and sold at once (${language})`, async ({
    page,
    seller,
  }) => {
    const [say, counter] = [words[language], counterMessages(language)]
    await signIn(page, seller, { language, path: '/sell' })
    await chooseTile(page, language, counter.ski)
    await page.getByRole('button', { name: say.open }).click()
    const card = page.getByRole('dialog', { name: say.open })
    const put = card.getByRole('button', { name: say.put })
    await put.click()
    await expect(card.getByText(say.noOne)).toBeVisible()

    // A day with rental starts at all hours.
    const days = card.getByLabel(say.date, { exact: true })
    await expect(days.getByRole('option').nth(3)).toBeAttached()
    await days.selectOption({ index: 3 })
    await card.getByRole('checkbox', { name: say.skis, exact: true }).check()
    await card.getByRole('checkbox', { name: say.helmet, exact: true }).check()

    const first = say.of(say.parts.first, 1)
    await pasteInto(
      page,
      first,
      `${say.headings}\nIda\tRoy\t41\t172\nJo\tRoy\t8\t\nLéo\tRoy\t10\t140\n`,
    )
    await expect(card.getByText(say.pasted)).toBeVisible()
    await expect(card.getByLabel(say.of(say.parts.last, 3), { exact: true })).toHaveValue('Roy')
    const chosen = (what: string, place: number) =>
      card.getByLabel(say.of(what, place), { exact: true }).locator('option:checked')
    await expect(chosen(say.ticket, 1)).toHaveText(say.adult)
    await expect(chosen(say.ticket, 2)).toHaveText(say.child)
    await expect(card.getByText(say.byAge)).toBeVisible()
    await expect(card.getByText(say.noHeight)).toBeVisible()
    await expectAccessible(page, 'party card')

    // No size is guessed: the row without a size gets the focus and shows the reason.
    await put.click()
    await expect(card.getByLabel(say.of(say.skis, 2), { exact: true })).toBeFocused()
    await expect(card.getByText(say.choose, { exact: true })).toBeVisible()
    await card.getByLabel(say.of(say.parts.height, 2), { exact: true }).fill('1,28')
    await expect(chosen(say.skis, 2)).not.toHaveText(/^$|^À choisir|^To be/)
    await put.click()
    await expect(card).toBeHidden()
    await expect(page.getByText(say.done)).toBeVisible()

    const { invoice, orderReferenceNumber: ref } = await pressSell(page, language)
    const counted = new Map<string, number>()
    for (const { kind, count } of invoice.entries)
      counted.set(kind, (counted.get(kind) ?? 0) + count)
    expect(Object.fromEntries(counted)).toEqual({
      daily_ticket: 3,
      equipment_rental: 3,
      accessory_rental: 3,
    })

    // The first adult is the client: an email that they give is the only thing that was missing.
    const email = `ida.roy.${language}@example.test`
    await page.getByLabel(say.email).fill(email)
    await page.getByRole('button', { name: say.send, exact: true }).click()
    await expect(page.getByText(`Ida Roy, ${email}`)).toBeVisible()
    await expectAccessible(page, 'sale of a party')
    await page.goto(`/orders?${new URLSearchParams({ q: 'Léo Roy' })}`)
    await expect(page.getByRole('link', { name: ref })).toBeVisible()
  })
