import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { expect, test } from '../journey.ts'
import { dialog } from '../pages/form.ts'
import { saturday, sunday, choose, slotsTitled, openTimetables } from '../pages/timetables.ts'
import { ask, businessOf } from '../server-calls.ts'

test('rentals are published by start time and duration; a type without durations links to where they are added', async ({
  page,
  seller,
}) => {
  await openTimetables(page, seller)
  const name = `Traîneau ${Date.now()}`
  const model = (title: string, pricings: { duration: string; price: number }[]) => ({
    internationalizedFields: {
      fr: { name: title, description: '–' },
      en: { name: title, description: '–' },
    },
    imageUrl: null,
    turnaround: '00:00:00',
    specifications: [{ isDefault: true, quantity: 5, order: 0, internationalizedNames: null }],
    pricings: pricings.map((pricing) => ({ ...pricing, isActive: true })),
  })
  await ask(page, createRentalCategory, {
    body: {
      collaboratorPublicId: businessOf(page),
      internationalizedNames: { fr: name, en: name },
      models: [
        model(`${name} A`, [
          { duration: '02:00:00', price: 10 },
          { duration: '04:00:00', price: 15 },
        ]),
        model(`${name} B`, []),
      ],
    },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Créer pour des locations' }).click()
  const form = dialog(page, 'Nouvel horaire d’équipement')
  await form.getByLabel('Équipement').selectOption({ label: `${name} B` })
  await expect(form.getByText('Cet équipement n’a aucune durée.')).toBeVisible()
  await expect(form.getByRole('link', { name: 'Ajouter ses durées et ses prix' })).toBeVisible()
  await form.getByLabel('Équipement').selectOption({ label: `${name} A` })
  await form.getByRole('textbox', { name: 'Du' }).fill(saturday)
  await form.getByRole('textbox', { name: 'Au' }).fill(sunday)
  for (const day of ['sam', 'dim'])
    await form.getByRole('checkbox', { name: day, exact: true }).check()
  await form.getByRole('button', { name: 'Ajouter une heure' }).click()
  await expect(form.getByRole('textbox', { name: 'Heure 2' })).toHaveValue('09:30')
  await form.getByRole('checkbox', { name: '4 h' }).uncheck()
  await form.getByRole('button', { name: 'Publier' }).click()
  await expect(form).toBeHidden()
  await page
    .getByRole('combobox', { name: 'Activité ou équipement' })
    .selectOption({ label: `${name} A` })
  const item = new URL(page.url()).searchParams.get('item')
  await page.goto(`/timetables?item=${item}&view=week&date=${saturday}`)
  await expect(slotsTitled(page, name)).toHaveCount(2)
  await slotsTitled(page, name).first().click()
  await expect(dialog(page)).toContainText('09:00 · 09:30')
  await dialog(page).getByRole('button', { name: 'Modifier' }).click()
  await dialog(page).getByRole('button', { name: 'Retirer Heure 1' }).click()
  await choose(page, 'Enregistrer', 'Cette plage horaire seulement')()
  await expect(slotsTitled(page, name).first()).toContainText('09:30')
  await expect(slotsTitled(page, name).first()).not.toContainText('09:00')
  await expect(slotsTitled(page, name).last()).toContainText('09:00 · 09:30')
})
