import { expect, type Page } from '../journey.ts'
import { confirm, dialog, fillDialog, save } from './form.ts'

type Question = { fr: string; en: string; options?: string[] }

/**
 * In French, on the page of forms: adds a mandatory question, asked for each ticket when it has
 * options.
 */
export async function addQuestion(page: Page, { fr, en, options = [] }: Question) {
  await page.getByRole('button', { name: 'Nouvelle question' }).click()
  await fillDialog(page, { 'Question (français)': fr, 'Question (anglais)': en })
  if (options.length) await dialog(page).getByText('Cases à cocher').click()
  for (const [i, option] of options.entries()) {
    if (i) await dialog(page).getByRole('button', { name: 'Ajouter une option' }).click()
    await dialog(page)
      .getByLabel(`Option ${i + 1} (français)`)
      .fill(option)
  }
  if (options.length) await dialog(page).getByText('Pour chaque billet').click()
  await dialog(page).getByRole('checkbox', { name: 'Obligatoire' }).check()
  // Escape with unsaved text asks for a confirmation.
  await page.keyboard.press('Escape')
  await confirm(page, 'Annuler les modifications?', 'Continuer la saisie')
  await save(page, 'fr').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

type Form = { fr: string; en: string; questions: string[]; askedFor: string }

/** In French, on the page of forms: adds a form of these questions for a category. */
export async function addForm(page: Page, { fr, en, questions, askedFor }: Form) {
  await page.getByRole('button', { name: 'Nouveau formulaire' }).click()
  await fillDialog(page, { 'Nom (français)': fr, 'Nom (anglais)': en })
  for (const text of questions) {
    await dialog(page).getByRole('combobox', { name: 'Ajouter une question au formulaire' }).click()
    await page.getByRole('option', { name: text }).click()
  }
  await dialog(page).getByRole('combobox', { name: 'Activités' }).click()
  await page.getByRole('option', { name: askedFor }).click()
  await dialog(page).getByText('Questions du formulaire').click()
  await save(page, 'fr').click()
  await expect(
    page.getByRole('table', { name: 'Formulaires' }).getByRole('row', { name: new RegExp(fr) }),
  ).toBeVisible()
}
