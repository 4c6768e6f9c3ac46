import { pathOf } from '@guichet/contract/endpoint.ts'
import { uploadImage } from '@guichet/contract/files/upload-image.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findProducts } from '@guichet/contract/products/find-products.ts'
import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { cards, pressSell, quantityOf } from '../counter.ts'
import { codesIn, openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { inMoney } from '../money.ts'
import { chooseFile, noisyJpeg, plainPng } from '../pictures.ts'
import { ask, businessOf } from '../server-calls.ts'
import { fresh } from '../servers.ts'
import { signIn, speak, type Language } from '../sign-in.ts'
import {
  confirm,
  describeLodging,
  describeProducts,
  describeRentals,
  dialog,
  fill,
  fillDialog,
  save,
} from './describe.ts'

test.use({ baseURL: fresh.url })
// One business, from its first page on: each journey stands on what the former one left.
test.describe.configure({ mode: 'serial' })

const password = 'douze couloirs de glace 2026'
const enter = (page: Page, path: string, language: Language) =>
  signIn(page, 'rosalie@coulee.example', { path, language, password })

test('a business opens its doors: its page, its photo, its colours, in two languages', async ({
  page,
}) => {
  await page.goto('/')
  await fill(page, {
    'Nom en français': 'Centre de la Coulée',
    'Nom en anglais': 'Coulée Centre',
    Prénom: 'Rosalie',
    Nom: 'Thériault',
    Courriel: 'rosalie@coulee.example',
  })
  await page.getByLabel('Province ou territoire').selectOption('QC')
  await page.locator('[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Créer l’entreprise' }).click()
  await page.waitForURL('**/sign-in/**')
  await enter(page, '/collaborator', 'fr')

  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Centre de la Coulée verte')
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  await confirm(page, 'Quitter sans terminer ?', 'Rester ici')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(pathOf(uploadImage))) sent += 1
  })
  await chooseFile(page, 'Ajouter une photo', 'enorme.jpg', 'image/jpeg', Buffer.alloc(16_000_000))
  await expect(page.getByRole('alert').filter({ hasText: '15\u00a0Mo' })).toBeVisible()
  await chooseFile(page, 'Ajouter une photo', 'danse.gif', 'image/gif', Buffer.from('GIF89a'))
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choisissez une image .jpg.' }),
  ).toBeVisible()
  const crowd = await noisyJpeg(page, 2400, 1700)
  expect(crowd.length).toBeGreaterThan(8_000_000)
  expect(crowd.length).toBeLessThan(15 * 1_048_576)
  await chooseFile(page, 'Ajouter une photo', 'foule.jpg', 'image/jpeg', crowd)
  await dialog(page).getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toBe(0)

  await page.getByText('Détaillée', { exact: true }).click()
  await fill(page, {
    'Description courte': 'Glissades et sentiers au bord de la rivière.',
    'Description longue': 'Douze couloirs, un sentier, un feu.',
    'Mention de prix': 'À partir de 12 $',
    'Adresse courte': 'coulee-verte',
    Téléphone: '418 555-0107',
    'Site web': 'coulee.example',
    'Nom du lieu': 'Le Vieux Moulin',
    Numéro: '12',
    Rue: 'chemin du Moulin',
    Ville: 'Saint-Raymond',
    'Code postal': 'G3L 1A1',
    Province: 'QC',
    Pays: 'Canada',
  })
  await page.getByLabel('Courriel').fill('bonjour@coulee.example')
  await page.getByLabel('Couleur de fond du logo').first().fill('#0b5d3b')
  await expect(page.getByText('Cette adresse est libre.')).toBeVisible()
  await expect(page.getByText('Emplacement approximatif, d’après le code postal.')).toBeVisible()
  await chooseFile(
    page,
    'Choisir une image (Logo pour fond clair)',
    'logo.png',
    'image/png',
    plainPng(300, 120, [11, 93, 59]),
  )
  await expect(page.getByRole('button', { name: 'Remplacer Logo pour fond clair' })).toBeVisible()
  await page.getByText('English', { exact: true }).click()
  await fill(page, {
    Nom: 'Green Coulée Centre',
    'Description courte': 'Sliding and trails by the river.',
    'Description longue': 'Twelve lanes, a trail, a fire.',
  })
  await page.getByRole('switch', { name: 'Billetterie en ligne' }).check({ force: true })

  // A slow line, so that the way of the photo is seen.
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_000_000,
  })
  await save(page, 'fr').click()
  const bar = page.getByRole('progressbar', { name: 'Envoi des nouvelles photos' })
  await expect
    .poll(() => bar.getAttribute('aria-valuenow').then(Number), { intervals: [50] })
    .toBeGreaterThan(0)
  await expect(page.getByText('Billetterie enregistrée')).toBeVisible({ timeout: 60_000 })
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.reload()
  const photo = page.getByRole('region', { name: 'Photos' }).getByRole('img')
  await expect
    .poll(() =>
      photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([1920, 1280])
  await expect(page.getByRole('banner')).toContainText('Centre de la Coulée verte')
  expect(await ask(page, getOfficeProfile, { params: { id: businessOf(page) } })).toMatchObject({
    staticUrl: 'coulee-verte',
    isOnline: true,
    headerBackgroundColor: '#0b5d3b',
    languageSpecificFields: { en: { name: 'Green Coulée Centre' } },
  })
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  await expect(page.getByText('Rien à vendre pour le moment')).toBeVisible()
})

test('an activity of a ticket, a pass and a gift sells only once it is active', async ({
  page,
}) => {
  await enter(page, '/activities', 'en')
  await page.getByRole('link', { name: 'New activity' }).click()
  await fill(page, { 'Name (French)': 'Glissade', 'Name (English)': 'Sliding' })
  for (const kind of ['Season pass', 'Donation']) {
    await page.getByRole('button', { name: 'Add a category' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  const describe = async (kind: string, fr: string, en: string, price: string) => {
    const section = page.getByRole('region', { name: kind, exact: true })
    await section.getByRole('button', { name: 'Add a ticket type' }).click()
    await section.getByLabel('Title (French)').fill(fr)
    await section.getByLabel('Title (English)').fill(en)
    await section.getByLabel(/^Price/).fill(price)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format()
    for (const [label, day] of [
      [/^Buying period start/, today],
      [/^Buying period end/, '2031-03-31'],
    ] as const)
      await section.getByLabel(label).fill(day)
    return section
  }
  const day = await describe('Daily ticket', 'Adulte', 'Adult', '12.35')
  await day.getByLabel('Scheduling').selectOption({ label: 'Anytime' })
  const pass = await describe('Season pass', 'Passe', 'Pass', '149.99')
  for (const [label, value] of [
    [/^Valid from/, '2031-01-01'],
    [/^Valid until/, '2031-04-30'],
  ] as const)
    await pass.getByLabel(label).fill(value)
  await pass.getByRole('button', { name: 'Add an identification' }).click()
  await pass.getByLabel('Identification 1 (French)').fill('Titulaire')
  await pass.getByLabel('Identification 1 (English)').fill('Holder')
  await pass.getByRole('checkbox', { name: 'Picture asked' }).check()
  await describe('Donation', 'Vingt dollars', 'Twenty dollars', '20')
  await page.goBack()
  await confirm(page, 'Leave without finishing?', 'Stay here')
  await save(page, 'en').click()
  await confirm(page, 'Save the activity?', 'Save')
  await expect(page).toHaveURL(/\/activities$/)
  await expect(page.getByRole('row').filter({ hasText: 'Sliding' })).toContainText(
    'Daily ticket · Inactive',
  )
  await page.getByRole('link', { name: 'Sell', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Sell · / })).toHaveCount(0)

  for (const [path, confirmed] of [
    ['daily-ticket', 'Adult'],
    ['subscription', 'Pass'],
    ['donation', 'Twenty dollars'],
  ] as const) {
    await page.goto(`/pricings/${path}`)
    await expect(page.getByText(confirmed, { exact: true })).toBeVisible()
    await page.getByRole('switch', { name: 'Active' }).check({ force: true })
    await save(page, 'en').click()
    await expect(page.getByText('Pricing saved')).toBeVisible()
  }
  await page.goto('/sell')
  await expect(
    page.getByRole('group', { name: 'Activity', exact: true }).getByText('Sliding'),
  ).toBeVisible()
})

test('equipment, an accessory, a chalet, a product and a package of them are described', async ({
  page,
}) => {
  await enter(page, '/equipment-rentals', 'fr')
  await describeRentals(page)
  await speak(page, 'en')
  await page.getByRole('link', { name: 'Lodging', exact: true }).click()
  await describeLodging(page)
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await describeProducts(page)
  expect(
    (await ask(page, findProducts, { query: { collaboratorPublicId: businessOf(page) } })).items,
  ).toMatchObject([{ price: 4.75, stock: 30, isActive: true }])
})

test('a form is asked, the email has the words of the business, and all of it is sold and given back to the cent', async ({
  page,
}) => {
  const email = 'maude@client.example'
  await enter(page, '/forms', 'fr')
  const question = async (text: string, english: string, options: string[] = []) => {
    await page.getByRole('button', { name: 'Nouvelle question' }).click()
    await fillDialog(page, { 'Question (français)': text, 'Question (anglais)': english })
    if (options.length) await dialog(page).getByText('Cases à cocher').click()
    for (const [i, option] of options.entries()) {
      if (i) await dialog(page).getByRole('button', { name: 'Ajouter une option' }).click()
      await dialog(page)
        .getByLabel(`Option ${i + 1} (français)`)
        .fill(option)
    }
    if (options.length) await dialog(page).getByText('Pour chaque billet').click()
    await dialog(page).getByRole('checkbox', { name: 'Obligatoire' }).check()
    // What was typed does not leave by a slip of the finger.
    await page.keyboard.press('Escape')
    await confirm(page, 'Annuler les modifications ?', 'Continuer la saisie')
    await save(page, 'fr').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await question('Qui prévenir ?', 'Whom to call?')
  await question('Taille du tube ?', 'Tube size?', ['Petit', 'Grand'])
  await page.getByRole('button', { name: 'Nouveau formulaire' }).click()
  await fillDialog(page, {
    'Nom (français)': 'Avant de glisser',
    'Nom (anglais)': 'Before sliding',
  })
  for (const text of ['Qui prévenir ?', 'Taille du tube ?']) {
    await dialog(page).getByRole('combobox', { name: 'Ajouter une question au formulaire' }).click()
    await page.getByRole('option', { name: text }).click()
  }
  await dialog(page).getByRole('combobox', { name: 'Activités' }).click()
  await page.getByRole('option', { name: 'Glissade – Billet journalier' }).click()
  await dialog(page).getByText('Questions du formulaire').click()
  await save(page, 'fr').click()
  await expect(
    page.getByRole('table', { name: 'Formulaires' }).getByRole('row', { name: /Avant de glisser/ }),
  ).toBeVisible()

  await speak(page, 'en')
  await page.getByRole('link', { name: 'Communication', exact: true }).click()
  await page.getByLabel('Reply e-mail').fill('allo@coulee.example')
  const write = async (
    tab: 'Français' | 'English',
    message: string,
    terms: string,
    policy: string,
  ) => {
    await page.getByText(tab, { exact: true }).click()
    await page.getByRole('textbox', { name: 'Custom message' }).click()
    await page.keyboard.insertText(message)
    await page.getByLabel('Terms and conditions').fill(terms)
    await page.getByLabel('Refund policy').fill(policy)
  }
  await write(
    'English',
    'Bring dry mittens.',
    'Sliding is at your own risk.',
    'Refunds until the eve.',
  )
  await write(
    'Français',
    'Apportez des mitaines sèches.',
    'On glisse à ses risques.',
    'Remboursement jusqu’à la veille.',
  )
  await save(page, 'en').click()
  await expect(page.getByText('Communication saved')).toBeVisible()

  await speak(page, 'fr')
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  const category = (name: string) => cards(page, 'Catégorie').filter({ hasText: name })
  await category('Billet journalier').click()
  await quantityOf(page, 'Adulte').fill('2')
  await category('Passe de saison').click()
  await quantityOf(page, 'Passe').fill('1')
  await category('Don').click()
  await quantityOf(page, 'Vingt dollars').fill('1')
  await page.getByText('Produits', { exact: true }).last().click()
  await quantityOf(page, 'Chocolat chaud').fill('2')
  await page.getByLabel('Courriel', { exact: true }).fill(email)
  await page.getByLabel('Prénom', { exact: true }).last().fill('Maude')
  await page.getByLabel('Nom', { exact: true }).last().fill('Bélisle')
  await page.getByRole('button', { name: /^Vendre · / }).click()
  await expect(page.getByLabel(/^Qui prévenir/)).toBeFocused()
  await page.getByLabel(/^Qui prévenir/).fill('418 555-0166')
  await page.getByRole('group', { name: 'Adulte (1 de 2)' }).getByLabel('Petit').check()
  await page.getByRole('group', { name: 'Adulte (2 de 2)' }).getByLabel('Grand').check()
  await page.getByRole('button', { name: 'Le client lui-même' }).click()
  await chooseFile(
    page,
    /^Choisir une image/,
    'visage.png',
    'image/png',
    plainPng(600, 600, [180, 140, 110]),
  )
  await dialog(page).getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(page.getByRole('img', { name: /^Photo/ })).toBeVisible()
  const order = await pressSell(page, 'fr')
  const ref = order.orderReferenceNumber
  expect(order.invoice.entries.map(({ kind, count, price }) => [kind, count, price])).toEqual([
    ['daily_ticket', 2, 12.35],
    ['season_pass', 1, 149.99],
    ['donation', 1, 20],
    ['catalog_product', 2, 4.75],
  ])
  // 5 % and 9.975 % of 24.70 + 149.99 + 9.50; nothing on the gift, and no fees.
  expect(order.invoice).toMatchObject({
    entriesTotal: 204.19,
    fees: { total: 0 },
    taxes: {
      items: [
        { percent: 5, total: 9.21 },
        { percent: 9.975, total: 18.37 },
      ],
    },
    finalCost: 231.77,
  })

  const { items: tickets } = await ask(page, findTicketsOfOrder, {
    query: { orderReferenceKey: ref },
  })
  expect(
    tickets.map((ticket) => [ticket.category, ticket.owners.map(({ lastName }) => lastName)]),
  ).toEqual([
    ['daily_ticket', []],
    ['daily_ticket', []],
    ['season_pass', ['Bélisle']],
  ])
  const emailPage = await openEmail(page, email, 'order-confirmation')
  expect(await codesIn(emailPage)).toEqual(tickets.map(({ barcode }) => barcode))
  for (const text of [
    'Apportez des mitaines sèches.',
    'On glisse à ses risques.',
    'Remboursement jusqu’à la veille.',
    inMoney(231.77, 'fr'),
  ])
    await expect(emailPage.getByText(text).last()).toBeVisible()
  await emailPage.close()
  const shelf = async () =>
    (await ask(page, findProducts, { query: { collaboratorPublicId: businessOf(page) } })).items[0]
  expect(await shelf()).toMatchObject({ stock: 30, sold: 2 })

  await page.goto(`/orders/${ref}`)
  for (const text of ['418 555-0166', 'Petit', 'Grand', 'Maude Bélisle'])
    await expect(page.getByText(text).first()).toBeVisible()
  await speak(page, 'en')
  await page.goto(`/orders/${ref}/refund`)
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
  await page.getByRole('button', { name: inMoney(231.77, 'en') }).click()
  const fates = dialog(page).getByRole('combobox')
  await expect(fates).toHaveCount(3)
  for (const fate of await fates.all()) await fate.selectOption({ label: 'Yes' })
  await dialog(page)
    .getByRole('button', { name: /^Refund \$/ })
    .click()
  await expect(page.getByText('Refund recorded').first()).toBeVisible()
  expect(await ask(page, getOrder, { params: { ref } })).toMatchObject({
    status: 'RefundCompleted',
    totalRemaining: 0,
  })
  expect(
    (await ask(page, findTicketsOfOrder, { query: { orderReferenceKey: ref } })).items.every(
      ({ isVoided }) => isVoided,
    ),
  ).toBe(true)
  expect(await shelf()).toMatchObject({ stock: 30, sold: 0 })
  const note = await openEmail(page, email, 'refund')
  await expect(note.getByText(inMoney(231.77, 'fr')).last()).toBeVisible()
  await note.close()
})
