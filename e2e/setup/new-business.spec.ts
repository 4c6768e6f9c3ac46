import { pathOf } from '@guichet/contract/endpoint.ts'
import { uploadImage } from '@guichet/contract/files/upload-image.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findProducts } from '@guichet/contract/products/find-products.ts'
import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { codesIn, openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { inMoney } from '../money.ts'
import { describeActivity } from '../pages/activities.ts'
import { writeTexts } from '../pages/communications.ts'
import { pressSell, quantityOf } from '../pages/counter.ts'
import { chooseTickets, fillClient, holdByClient } from '../pages/counter.ts'
import { confirm, fill, save } from '../pages/form.ts'
import { addForm, addQuestion } from '../pages/forms.ts'
import { describeLodging } from '../pages/lodging.ts'
import { addLargePhoto, tryBadPhotos } from '../pages/office.ts'
import { describeProducts } from '../pages/products.ts'
import { refundAll } from '../pages/refund.ts'
import { describeRentals } from '../pages/rentals.ts'
import { chooseFile, plainPng } from '../pictures.ts'
import { ask, businessOf } from '../server-calls.ts'
import { fresh } from '../servers.ts'
import { signIn, speak, type Language } from '../sign-in.ts'
import { onSlowLine } from '../slow-line.ts'

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
  await confirm(page, 'Quitter sans enregistrer?', 'Rester sur la page')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(pathOf(uploadImage))) sent += 1
  })
  await tryBadPhotos(page)
  await addLargePhoto(page)
  expect(sent).toBe(0)

  await page.getByText('Détaillée', { exact: true }).click()
  await fill(page, {
    'Description courte': 'Glissades et sentiers au bord de la rivière.',
    'Description longue': 'Douze couloirs, un sentier, un feu.',
    'Prix affiché': 'À partir de 12 $',
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
  await expect(page.getByText('Cette adresse est disponible.')).toBeVisible()
  await expect(page.getByText('Emplacement approximatif, d’après le code postal.')).toBeVisible()
  await chooseFile(page, 'Choisir une image (Logo pour fond clair)', {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: plainPng(300, 120, [11, 93, 59]),
  })
  await expect(page.getByRole('button', { name: 'Remplacer Logo pour fond clair' })).toBeVisible()
  await page.getByText('English', { exact: true }).click()
  await fill(page, {
    Nom: 'Green Coulée Centre',
    'Description courte': 'Sliding and trails by the river.',
    'Description longue': 'Twelve lanes, a trail, a fire.',
  })
  await page.getByRole('switch', { name: 'Billetterie en ligne' }).check()

  // So that the progress of the photo is seen.
  await onSlowLine(page, async () => {
    await save(page, 'fr').click()
    const bar = page.getByRole('progressbar', { name: 'Téléversement des nouvelles photos' })
    await expect
      .poll(() => bar.getAttribute('aria-valuenow').then(Number), { intervals: [50] })
      .toBeGreaterThan(0)
    await expect(page.getByText('Billetterie enregistrée')).toBeVisible({ timeout: 60_000 })
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
  await expect(page.getByText('Rien à vendre pour l’instant')).toBeVisible()
})

test('an activity of a ticket, a pass and a gift sells only once it is active', async ({
  page,
}) => {
  await enter(page, '/activities', 'en')
  await page.getByRole('link', { name: 'New activity' }).click()
  await fill(page, { 'Name (French)': 'Glissade', 'Name (English)': 'Sliding' })
  await describeActivity(page)
  await page.goBack()
  await confirm(page, 'Leave without saving?', 'Stay on page')
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
    await page.getByRole('switch', { name: 'Active' }).check()
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
  await addQuestion(page, { fr: 'Qui prévenir ?', en: 'Whom to call?' })
  await addQuestion(page, {
    fr: 'Taille du tube ?',
    en: 'Tube size?',
    options: ['Petit', 'Grand'],
  })
  await addForm(page, {
    fr: 'Avant de glisser',
    en: 'Before sliding',
    questions: ['Qui prévenir ?', 'Taille du tube ?'],
    askedFor: 'Glissade – Billet journalier',
  })

  await speak(page, 'en')
  await page.getByRole('link', { name: 'Communications', exact: true }).click()
  await writeTexts(page, 'allo@coulee.example', {
    English: {
      message: 'Bring dry mittens.',
      terms: 'Sliding is at your own risk.',
      policy: 'Refunds until the eve.',
    },
    Français: {
      message: 'Apportez des mitaines sèches.',
      terms: 'On glisse à ses risques.',
      policy: 'Remboursement jusqu’à la veille.',
    },
  })

  await speak(page, 'fr')
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  await chooseTickets(page, [
    ['Billet journalier', 'Adulte', 2],
    ['Passe de saison', 'Passe', 1],
    ['Don', 'Vingt dollars', 1],
  ])
  await page.getByText('Produits', { exact: true }).last().click()
  await quantityOf(page, 'Chocolat chaud').fill('2')
  await fillClient(page, { email, firstName: 'Maude', lastName: 'Bélisle' })
  await page.getByRole('button', { name: /^Vendre · / }).click()
  await expect(page.getByLabel(/^Qui prévenir/)).toBeFocused()
  await page.getByLabel(/^Qui prévenir/).fill('418 555-0166')
  await page.getByRole('group', { name: 'Adulte (1 sur 2)' }).getByLabel('Petit').check()
  await page.getByRole('group', { name: 'Adulte (2 sur 2)' }).getByLabel('Grand').check()
  await holdByClient(page)
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
  await refundAll(page, { reason: 'Rain', amount: inMoney(231.77, 'en'), tickets: 3 })
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
