import type { Page } from '../journey.ts'
import type { Language } from '../sign-in.ts'

export const save = (page: Page, language: Language) =>
  page.getByRole('button', { name: language === 'fr' ? 'Enregistrer' : 'Save', exact: true })
/** The topmost dialog, optionally by name. */
export const dialog = (page: Page, name: string | RegExp = /.*/) =>
  page.getByRole('dialog', { name }).last()
export const field = (page: Page, name: string, place = 0) =>
  dialog(page).getByRole('textbox', { name, exact: true }).nth(place)
export const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
}
export const fillDialog = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text)
}
/** Presses an action in the menu of a row of the catalogue. */
export async function actOnRow(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: new RegExp(`^Actions\\s?: ${escaped(name)}$`) }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`)
export const confirm = async (page: Page, title: string | RegExp, verb: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: verb, exact: true }).click()
