import { expect, test } from '../journey.ts'
import { signIn, switchBusiness } from '../sign-in.ts'

test('the preview next to the form is the email that clients get, with the text being written', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { path: '/communication', language: 'fr' })
  await switchBusiness(page, /Grandes-Rives/)
  await page.goto('/communication')
  const emailPage = page.frameLocator('iframe')
  await expect(emailPage.getByText('Merci Camille')).toBeVisible()
  const editor = page.getByRole('textbox', { name: 'Message personnalisé' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Apportez vos bottes')
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Gras' }).click()
  await expect(emailPage.locator('strong', { hasText: 'Apportez vos bottes' })).toBeVisible()
  const reply = page.getByLabel('Courriel de réponse')
  await reply.fill('pas une adresse')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(reply).toBeFocused()
  await expect(page.getByText('Entrez une adresse courriel valide.')).toBeVisible()
  await reply.fill('bottes@example.com')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Textes enregistrés')).toBeVisible()
  await page.getByText('English', { exact: true }).click()
  await expect(emailPage.getByText('Thank you Camille!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message personnalisé' })).toContainText(
    'Apportez vos bottes',
  )
  await expect(reply).toHaveValue('bottes@example.com')
})

test('questions are created, added to a form, copied, and deleted after a confirmation that names them', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { path: '/forms', language: 'fr' })
  await switchBusiness(page, /Grandes-Rives/)
  await page.goto('/forms')
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  const question = async (text: string, options: string[] = []) => {
    await page.getByRole('button', { name: 'Nouvelle question' }).click()
    await dialog.getByLabel('Question (français)').fill(text)
    if (options.length) await dialog.getByText('Cases à cocher').click()
    for (const [i, option] of options.entries()) {
      if (i) await dialog.getByRole('button', { name: 'Ajouter une option' }).click()
      await dialog.getByLabel(`Option ${i + 1} (français)`).fill(option)
    }
    await save.click()
    await expect(dialog).toHaveCount(0)
  }
  await question('Avez-vous des allergies ?')
  await question('Quel repas ?', ['Boréal', 'Maritime'])
  const questions = page.getByRole('table', { name: 'Questions' })
  await expect(questions.getByRole('row', { name: /Quel repas/ })).toContainText('Cases à cocher')

  await page.getByRole('button', { name: 'Nouveau formulaire' }).click()
  await dialog.getByLabel('Nom (français)').fill('Groupe scolaire')
  await save.click()
  await expect(dialog.getByText('Choisissez au moins une question.')).toBeVisible()
  for (const text of ['Quel repas ?', 'Avez-vous des allergies ?']) {
    await dialog.getByRole('combobox', { name: 'Ajouter une question au formulaire' }).click()
    await page.getByRole('option', { name: text }).click()
  }
  await dialog
    .getByRole('button', { name: 'Monter «\u00a0Avez-vous des allergies ?\u00a0»' })
    .click()
  await dialog.getByRole('combobox', { name: 'Activités' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByText('Questions du formulaire').click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await save.click()
  await expect(dialog).toHaveCount(0)
  const forms = page.getByRole('table', { name: 'Formulaires' })
  await expect(forms.getByRole('row', { name: /Groupe scolaire/ })).toContainText('(')
  await page.getByRole('button', { name: 'Dupliquer Groupe scolaire' }).click()
  await expect(
    forms.getByRole('button', { name: 'Groupe scolaire (copie)', exact: true }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Supprimer Quel repas ?' }).click()
  await expect(dialog).toContainText(
    '«\u00a0Quel repas ?\u00a0» sera retirée de tous les formulaires',
  )
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(questions.getByRole('row', { name: /Quel repas/ })).toHaveCount(0)
  await forms.getByRole('button', { name: 'Groupe scolaire', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByLabel('Nom (anglais)')).toHaveValue('Groupe scolaire')
})
