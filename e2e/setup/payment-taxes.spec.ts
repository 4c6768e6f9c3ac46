import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'
import { signIn } from '../sign-in.ts'

test.describe('a business that sets itself up', () => {
  test.use({ baseURL: fresh.url })

  test('a province, a tax number, a custom tax and a fee are saved and read again', async ({
    page,
  }) => {
    await ownBusiness(page, { path: '/payment-taxes', language: 'fr' })
    await expect(page.getByText('TPS 5\u00a0% · TVQ 9,975\u00a0%')).toBeVisible()
    await page.getByLabel('Province ou territoire').selectOption('NS')
    await expect(page.getByText('TVH 14\u00a0%')).toBeVisible()
    await expect(page.getByText('En vigueur depuis le 2025-04-01.')).toBeVisible()
    const number = page.getByLabel('Numéro de TVH')
    await number.fill('123-456')
    await page.getByRole('button', { name: 'Ajouter une taxe', exact: true }).click()
    await page.getByLabel('Nom').fill('Redevance de lac')
    await page.getByLabel('Taux (%)').fill('1,125')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      page
        .getByText('Utilisez des majuscules, des chiffres, des espaces et des soulignés.')
        .first(),
    ).toBeVisible()
    await expect(number).toBeFocused()
    await number.fill('123456789 rt0001')
    await page.getByRole('checkbox', { name: 'Don\u00a0: TVH' }).check()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Taxes enregistrées')).toBeVisible()
    await page.reload()
    await expect(number).toHaveValue('123456789 RT0001')
    await expect(page.getByLabel('Taux (%)')).toHaveValue('1,125')
    await expect(page.getByRole('checkbox', { name: 'Don\u00a0: TVH' })).toBeChecked()

    await page.getByRole('tab', { name: 'Frais' }).click()
    await page
      .getByRole('radiogroup', { name: 'Frais\u00a0: Billet journalier' })
      .getByText('%', { exact: true })
      .click()
    const fee = page.getByLabel('Valeur des frais\u00a0: Billet journalier')
    await fee.fill('120')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Maximum\u00a0: 100.').first()).toBeVisible()
    await fee.fill('2,5')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Frais enregistrés')).toBeVisible()
    await page.reload()
    await expect(fee).toHaveValue('2,5')
  })
})

for (const { name, language, use } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    const word = (fr: string, en: string) => (language === 'fr' ? fr : en)

    test('the page of taxes and fees is accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/payment-taxes' })
      await expect(page.getByRole('table')).toBeVisible()
      await page
        .getByRole('button', { name: word('Ajouter une taxe', 'Add a tax'), exact: true })
        .click()
      await expectAccessible(page, 'taxes')
      expect.soft(await smallTargets(page, 24), 'taxes: small targets').toEqual([])
      await page.getByRole('button', { name: word('Enregistrer', 'Save') }).click()
      await expectAccessible(page, 'taxes, a wrong field')
      await page.goto('/payment-taxes?tab=fees')
      await expect(page.getByRole('radiogroup').first()).toBeVisible()
      await expectAccessible(page, 'fees')
    })
  })
