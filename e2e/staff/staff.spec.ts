import { openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { acceptInvitation } from '../pages/invitation.ts'
import { ownBusiness } from '../seeds/own-business.ts'

const words = {
  fr: {
    members: 'Membres',
    add: 'Ajouter un membre',
    email: 'Courriel',
    first: 'Prénom',
    last: 'Nom de famille',
    send: 'Ajouter et inviter',
    newRole: 'Nouveau rôle',
    template: 'Partir d’un modèle',
    role: 'Comptoir',
    save: 'Enregistrer',
    awaited: 'Invitation envoyée',
    viewAs: /^Voir le menu de Noé/,
    firstPage: 'Aujourd’hui',
    removeOwn: /^Retirer Rosalie.*impossible/,
    asked: 'Ce champ est requis.',
  },
  en: {
    members: 'Members',
    add: 'Add a member',
    email: 'Email',
    first: 'First name',
    last: 'Last name',
    send: 'Add and invite',
    newRole: 'New role',
    template: 'Start from a template',
    role: 'Counter',
    save: 'Save',
    awaited: 'Invitation sent',
    viewAs: /^View the menu of Noé/,
    firstPage: 'Today',
    removeOwn: /^Remove Rosalie.*not possible/,
    asked: 'This field is required.',
  },
} as const
let made = 0
const newAddress = () => `noe.${process.pid}.${(made += 1)}@coulee.example`

type Words = (typeof words)['fr' | 'en']
async function makeRole(page: Page, say: Words) {
  await page.getByRole('button', { name: say.newRole }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.template).selectOption('counter')
  await dialog.getByRole('button', { name: say.save }).click()
  await expect(dialog).toBeHidden()
}
async function fillMember(page: Page, say: Words, email: string) {
  await page.getByRole('button', { name: say.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.email).fill(email)
  await dialog.getByLabel(say.first).fill('Noé')
  await dialog.getByLabel(say.last).fill('Roy')
  return dialog
}

for (const { name, language, isPhone, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)

    test('a role is created from a template and granted to a new member', async ({ page }) => {
      const say = words[language]
      await ownBusiness(page, { path: '/staffs', language, installation: 'demo' })
      await expectAccessible(page, 'staff')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'staff: small targets').toEqual([])
      await expect(page.getByRole('button', { name: say.removeOwn })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await page.getByRole('button', { name: say.newRole }).click()
      await page.getByRole('dialog').getByLabel(say.template).selectOption('counter')
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(say.firstPage)
      await expectAccessible(page, 'a new role')
      await page.getByRole('dialog').getByRole('button', { name: say.save }).click()

      const dialog = await fillMember(page, say, newAddress())
      await dialog.getByRole('button', { name: say.send }).click()
      await expect(dialog.getByRole('group').getByText(say.asked)).toBeVisible()
      await dialog.getByLabel(say.role).check()
      await expectAccessible(page, 'a new member')
      await dialog.getByRole('button', { name: say.send }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('table', { name: say.members })).toContainText(say.awaited)
      await page.getByRole('button', { name: say.viewAs }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(say.firstPage)
      await expectAccessible(page, 'the menu of a member')
    })
  })

const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link')

test('a member is invited, sees the pages of their role, changes role at once, and loses access', async ({
  page,
  browser,
}) => {
  const say = words.fr
  await ownBusiness(page, { path: '/staffs', language: 'fr', installation: 'demo' })
  await makeRole(page, say)
  const email = newAddress()
  const dialog = await fillMember(page, say, email)
  await dialog.getByLabel(say.role).check()
  // A double click adds one member and sends one email.
  await dialog.getByRole('button', { name: say.send }).dblclick()
  await expect(dialog).toBeHidden()
  const letter = await openEmail(page, email, 'staff-invited')
  await expect(
    letter.locator('p').filter({ hasText: 'sur l’invitation de Rosalie Thériault' }),
  ).toBeVisible()
  const link = await letter.getByRole('link').first().getAttribute('href')

  const clerk = await acceptInvitation(browser, link!, email)
  await expect(menuOf(clerk).first()).toHaveText('Aujourd’hui')
  await expect(menuOf(clerk).filter({ hasText: 'Personnel' })).toHaveCount(0)
  await clerk.goto('/staffs')
  await expect(clerk).toHaveURL(/unauthorized\/access/)
  await page.reload()
  await expect(page.getByText(say.awaited)).toHaveCount(0)

  // The same email again leads to the existing member.
  const again = await fillMember(page, say, email)
  await again.getByLabel('Validation à l’entrée').check()
  await again.getByRole('button', { name: say.send }).click()
  await expect(again.getByText('Un membre avec ce courriel existe déjà.')).toBeVisible()
  await again.getByRole('button', { name: 'Ouvrir ce membre' }).click()
  await expect(page.getByRole('dialog', { name: 'Modifier les rôles de Noé Roy' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Modifier le rôle «\u00a0Comptoir\u00a0»' }).click()
  await page.getByRole('dialog').getByLabel('Commandes', { exact: true }).uncheck()
  await page.getByRole('dialog').getByRole('button', { name: say.save }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await clerk.goto('/orders')
  await expect(clerk).toHaveURL(/unauthorized\/access/)

  await page.getByRole('button', { name: 'Retirer Noé Roy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByRole('table', { name: say.members })).not.toContainText('Noé Roy')
  await clerk.goto('/sell')
  await expect(clerk.locator('input[name="password"]')).toBeVisible()
  await clerk.context().close()
})
