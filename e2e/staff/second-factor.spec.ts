import { beginTotp, confirmTotp } from '@guichet/contract/sign-in/second-factor/confirm-totp.ts'
import { generateSync } from 'otplib'
import { openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { acceptInvitation, invitedPassword } from '../pages/invitation.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { ask } from '../server-calls.ts'
import { isInside, submitCredentials } from '../sign-in.ts'

const words = {
  fr: {
    addApp: 'Ajouter une application',
    password: 'Mot de passe actuel',
    goOn: 'Continuer',
    code: 'Code à six chiffres',
    turnOn: 'Activer',
    codes: 'Codes de secours',
    kept: 'Je les ai notés',
    app: 'Application d’authentification',
    second: 'Code de vérification',
    signIn: 'Se connecter',
    wrong: 'Ce code est inexact, expiré ou déjà utilisé.',
    wrongPassword: 'Le mot de passe actuel est inexact.',
  },
  en: {
    addApp: 'Add an app',
    password: 'Current password',
    goOn: 'Continue',
    code: 'Six-digit code',
    turnOn: 'Turn on',
    codes: 'Recovery codes',
    kept: 'I’ve written them down',
    app: 'Authenticator app',
    second: 'Verification code',
    signIn: 'Sign in',
    wrong: 'This code is wrong, expired or already used.',
    wrongPassword: 'The current password is wrong.',
  },
} as const
type Words = (typeof words)['fr' | 'en']
const codeOf = (secret: string, secondsFromNow = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + secondsFromNow })

/** Adds an authenticator app, up to its first code; the recovery codes stay on the screen. */
async function addApp(page: Page, say: Words, password: string): Promise<string> {
  await page.getByRole('button', { name: say.addApp }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.password).fill(password)
  await dialog.getByRole('button', { name: say.goOn }).click()
  await expect(dialog.locator('svg').first()).toBeVisible()
  const shown = await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()
  const secret = shown!.replaceAll(' ', '')
  await dialog.getByLabel(say.code).fill(codeOf(secret))
  await dialog.getByRole('button', { name: say.turnOn }).click()
  await expect(page.getByRole('dialog', { name: say.codes })).toBeVisible()
  return secret
}
async function signInAgain(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/logout')
  await page.waitForURL('**/sign-in/**')
  await submitCredentials(page, email, password)
  await page.waitForURL('**/second?**')
}

for (const { name, language, isPhone, use } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)

    test('an authenticator app is added, and required at the next sign-in', async ({ page }) => {
      const say = words[language]
      const person = await ownBusiness(page, { path: '/account', language, installation: 'demo' })
      await page.getByRole('button', { name: say.addApp }).click()
      await page.getByRole('dialog').getByLabel(say.password).fill('another phrase')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').first()).toContainText(say.wrongPassword)
      await expectAccessible(page, 'the password first')
      await page.keyboard.press('Escape')

      const secret = await addApp(page, say, person.password)
      const codes = page.getByRole('dialog', { name: say.codes })
      await expect(codes.getByRole('listitem')).toHaveCount(10)
      await expectAccessible(page, 'recovery codes')
      // The codes are closed by confirming them, not by accident.
      await page.keyboard.press('Escape')
      await codes.getByRole('button', { name: say.kept }).click()
      await expect(page.getByText(say.app, { exact: true })).toBeVisible()
      await expectAccessible(page, 'an account with two steps')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'account: small targets').toEqual([])

      await signInAgain(page, person)
      await expectAccessible(page, 'the second step')
      await page.getByLabel(say.second).fill('000000')
      await page.getByRole('button', { name: say.signIn }).click()
      await expect(page.getByRole('alert')).toContainText(say.wrong)
      await page.getByLabel(say.second).fill(codeOf(secret, 30))
      await page.keyboard.press('Enter')
      await page.waitForURL(isInside)
    })
  })

test('a passkey of the browser signs in', async ({ page }) => {
  const person = await ownBusiness(page, {
    path: '/account',
    language: 'fr',
    installation: 'demo',
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom de la clé').fill('Ordinateur du comptoir')
  await dialog.getByLabel('Mot de passe actuel').fill(person.password)
  await dialog.getByRole('button', { name: 'Créer la clé' }).click()
  await page.getByRole('button', { name: 'Je les ai notés' }).click()
  await expect(page.getByText('Ordinateur du comptoir')).toBeVisible()

  await signInAgain(page, person)
  await expectAccessible(page, 'the second step with a passkey')
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await page.waitForURL(isInside)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Retirer\u00a0: Ordinateur du comptoir' }).click()
  await page.getByRole('dialog').getByLabel('Mot de passe actuel').fill(person.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByText('Ordinateur du comptoir')).toHaveCount(0)
})

test('a role can require a second factor; a member who lost it is reset', async ({
  page,
  browser,
}) => {
  const say = words.fr
  const person = await ownBusiness(page, {
    path: '/staffs',
    language: 'fr',
    installation: 'demo',
  })
  // A person who requires a second factor of others must have one.
  await page.getByRole('checkbox', { name: 'Validation à l’entrée' }).click()
  await expect(page.getByText(/Activez-la dans votre compte/)).toBeVisible()
  const body = { currentPassword: person.password }
  const { secret } = await ask(page, beginTotp, { body })
  await ask(page, confirmTotp, { body: { code: codeOf(secret) } })
  await page.getByRole('button', { name: 'Nouveau rôle' }).click()
  const role = page.getByRole('dialog')
  await role.getByLabel('Partir d’un modèle').selectOption('counter')
  await role.getByLabel('Exiger la vérification en deux étapes').check()
  await role.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(role).toBeHidden()

  const email = `noe.${process.pid}.two@coulee.example`
  await page.getByRole('button', { name: 'Ajouter un membre' }).click()
  const added = page.getByRole('dialog')
  await added.getByLabel('Courriel').fill(email)
  await added.getByLabel('Prénom').fill('Noé')
  await added.getByLabel('Nom de famille').fill('Roy')
  await added.getByLabel('Comptoir').check()
  await added.getByRole('button', { name: 'Ajouter et inviter' }).click()
  await expect(added).toBeHidden()
  const letter = await openEmail(page, email, 'staff-invited')
  const link = await letter.getByRole('link').first().getAttribute('href')
  const clerk = await acceptInvitation(browser, link!, email)
  await expect(clerk).toHaveURL(/second-factor$/)
  await expect(clerk.getByRole('heading', { level: 1 })).toHaveText('Deuxième étape demandée')
  await expectAccessible(clerk, 'a second step is required')
  await clerk.goto('/orders')
  await expect(clerk).toHaveURL(/second-factor$/)
  await addApp(clerk, say, invitedPassword)
  await clerk.getByRole('button', { name: say.kept }).click()
  await clerk.getByRole('link', { name: 'Continuer dans Guichet' }).click()
  await expect(clerk.getByRole('navigation').getByRole('link', { name: 'Vendre' })).toBeVisible()

  await page.reload()
  await page
    .getByRole('button', { name: 'Retirer la vérification en deux étapes de Noé Roy' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer la vérification' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openEmail(page, email, 'second-factor')
  await clerk.goto('/sell')
  await submitCredentials(clerk, email, invitedPassword)
  await expect(clerk).toHaveURL(/second-factor$/)
  await clerk.context().close()
})
