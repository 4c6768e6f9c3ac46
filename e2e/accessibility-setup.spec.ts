import { expect, test } from './journey.ts'
import { expectAccessible, narrowLooks, smallTargets } from './look.ts'
import { signIn } from './sign-in.ts'

// The tests are independent: both workers share the file.
test.describe.configure({ mode: 'parallel' })

for (const { name, language, isPhone, use } of narrowLooks)
  test.describe(name, () => {
    test.use(use)
    const say = <T>(fr: T, en: T): T => (language === 'fr' ? fr : en)

    test('the pages of activities and their prices are accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/activities' })
      const ski = page.getByRole('link', { name: say('Ski alpin', 'Alpine skiing') })
      await expect(ski).toBeVisible()
      await expectAccessible(page, 'activities')
      expect.soft(await smallTargets(page, 24), 'activities: small targets').toEqual([])
      await page
        .getByRole('button', { name: /^Actions/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: say('Supprimer', 'Delete') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'activities, deletion')
      await page.keyboard.press('Escape')
      await ski.click()
      await expect(
        page.getByRole('textbox', {
          name: say(
            'Message à la sélection des billets (anglais)',
            'Ticket selection message (English)',
          ),
        }),
      ).toBeVisible()
      await expectAccessible(page, 'activity')
      const price = page.getByLabel(say(/^Prix/, /^Price/)).first()
      await price.fill('x')
      await page.getByRole('button', { name: say('Enregistrer', 'Save'), exact: true }).click()
      await expect(price).toBeFocused()
      await expectAccessible(page, 'activity, a wrong field')
      await page
        .getByRole('button', { name: say(/^Ouvrir le calendrier/, /^Open the calendar/) })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /20\d\d/ }).first()).toBeVisible()
      // On a phone the open calendar covers half of a button behind it, so the size of that target
      // is meaningless.
      if (!isPhone) await expectAccessible(page, 'activity, calendar')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: say('Annuler les modifications', 'Discard changes') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Annuler les modifications', 'Discard changes') })
        .click()
      for (const path of [
        '/activities/new?table=donations',
        '/pricings',
        '/pricings/daily-ticket',
        '/pricings/subscription',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
        await expectAccessible(page, path)
      }
    })

    test('the page of the ticket office is accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/collaborator' })
      await expect(
        page.getByRole('button', { name: say('Ajouter une photo', 'Add a photo') }),
      ).toBeVisible()
      await expectAccessible(page, 'ticket office')
      await page.getByText(say('Détaillée', 'Detailed'), { exact: true }).click()
      await expect(
        page.getByRole('heading', { name: say('Noms des catégories', 'Category names') }),
      ).toBeVisible()
      await expect(
        page.getByRole('figure', { name: say(/^Carte de l’emplacement/, /^Map of the location/) }),
      ).toBeVisible()
      await expectAccessible(page, 'ticket office, detailed')
      expect
        .soft(await smallTargets(page, isPhone ? 44 : 24), 'ticket office: small targets')
        .toEqual([])
      await page.getByLabel(say('Ville', 'City')).fill('')
      await page.getByRole('button', { name: say('Enregistrer', 'Save'), exact: true }).click()
      await expect(
        page.getByText(say('Ce champ est requis.', 'This field is required.')).first(),
      ).toBeVisible()
      // Scrolled to the end, the sticky bar of the save is below all fields; elsewhere it may cover
      // half of one.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expectAccessible(page, 'ticket office, wrong fields')
      await page
        .getByRole('button', { name: say('Annuler les modifications', 'Discard changes') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Annuler les modifications', 'Discard changes') })
        .click()
    })

    test('the provider, a waiting sale, the buyer’s page and the attention list are accessible, and the sale is cancelled', async ({
      page,
      seller,
    }) => {
      await signIn(page, seller, { language, path: '/communication' })
      await expect(page.locator('[contenteditable]')).toBeVisible()
      await expect(page.locator('iframe')).toBeVisible()
      await expectAccessible(page, 'communication')
      await page.goto('/forms')
      await page.getByRole('button', { name: say('Nouvelle question', 'New question') }).click()
      await page.getByRole('dialog').getByText(say('Cases à cocher', 'Check boxes')).click()
      await expect(
        page
          .getByRole('dialog')
          .getByPlaceholder(/Option 1/)
          .first(),
      ).toBeVisible()
      await expectAccessible(page, 'forms, new question')
      await page.keyboard.press('Escape')
      const discard = page
        .getByRole('dialog')
        .getByRole('button', { name: say('Annuler les modifications', 'Discard changes') })
      await expect(discard).toBeVisible()
      await expectAccessible(page, 'forms, what would be lost')
      await discard.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: say('Nouveau formulaire', 'New form') }).click()
      await expect(
        page.getByRole('dialog').getByRole('button', { name: say('Enregistrer', 'Save') }),
      ).toBeVisible()
      await expectAccessible(page, 'forms, new form')
    })

    test('the pages of rentals, lodging and products are accessible', async ({ page, seller }) => {
      const dialog = page.getByRole('dialog')
      await signIn(page, seller, { language, path: '/equipment-rentals' })
      await page.getByRole('button', { name: say('Casque', 'Helmet'), exact: true }).click()
      await expect(dialog.getByRole('checkbox').first()).toBeVisible()
      await expectAccessible(page, 'accessory')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expectAccessible(page, 'rentals')
      await page.getByRole('link', { name: say('Ski et planche', 'Skis and snowboards') }).click()
      await expect(
        page.getByRole('heading', { name: say('Types d’équipement', 'Equipment types') }),
      ).toBeVisible()
      await expectAccessible(page, 'rental category')
      await page.getByRole('button', { name: say(/^Ensemble junior/, /^Junior set/) }).click()
      await expect(
        dialog.getByRole('button', { name: say('Ajouter un prix', 'Add a price') }),
      ).toBeVisible()
      await dialog
        .getByRole('textbox', { name: say('Quantité', 'Quantity') })
        .first()
        .fill('')
      await dialog.getByRole('button', { name: say('Ajouter un prix', 'Add a price') }).click()
      await dialog
        .getByRole('textbox', { name: say('Prix', 'Price') })
        .last()
        .focus()
      await expectAccessible(page, 'equipment type, wrong fields')
      await page.goto('/pricings/equipment-rental')
      await expect(
        page.getByRole('button', { name: say('Ajouter un prix', 'Add a price') }).first(),
      ).toBeVisible()
      await expectAccessible(page, 'rental prices')
      await page.goto('/lodging')
      await page.getByRole('link', { name: 'Chalets' }).click()
      await page.getByRole('button', { name: say(/^Petit chalet/, /^Small chalet/) }).click()
      await dialog.getByRole('textbox', { name: say('Arrivée', 'Arrival') }).fill('2026-12-17')
      await dialog.getByRole('textbox', { name: say('Départ', 'Departure') }).fill('2026-12-20')
      await expect(dialog.getByText(say('Prix des 3 nuits', 'Price of 3 nights'))).toBeVisible()
      await expectAccessible(page, 'unit type')
      await page.goto('/products')
      await page
        .getByRole('button', { name: say('Crème solaire', 'Sunscreen'), exact: true })
        .click()
      await expect(dialog.getByRole('textbox', { name: 'Stock' })).toBeVisible()
      await expectAccessible(page, 'product')
      await page.goto('/products?tab=packages')
      await page
        .getByRole('button', { name: say('Initiation au ski', 'Learn to ski'), exact: true })
        .click()
      await expect(dialog.getByRole('row').nth(1).locator('strong')).toContainText(/\d/)
      await expectAccessible(page, 'package')
    })
  })
