import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'

const words = {
  fr: {
    open: 'Webhooks',
    none: /^Aucun webhook/,
    create: 'Créer un webhook',
    address: 'Adresse',
    inside: 'Entrez une adresse web valide.',
    secret: 'J’ai gardé le secret',
    on: 'En marche',
    acts: /^Actions pour/,
    test: 'Envoyer un essai',
    log: 'Journal des envois',
    sent: 'Envoyé',
    pause: 'Mettre en pause',
    paused: 'En pause',
    rotate: 'Remplacer le secret…',
    replace: 'Remplacer',
    remove: 'Supprimer',
    body: 'Contenu',
    close: 'Fermer',
  },
  en: {
    open: 'Webhooks',
    none: /^No webhook/,
    create: 'Create a webhook',
    address: 'Address',
    inside: 'Enter a valid web address.',
    secret: 'I kept the secret',
    on: 'On',
    acts: /^Actions for/,
    test: 'Send a test',
    log: 'Log of deliveries',
    sent: 'Sent',
    pause: 'Pause',
    paused: 'Paused',
    rotate: 'Replace the secret…',
    replace: 'Replace',
    remove: 'Delete',
    body: 'Content',
    close: 'Close',
  },
}
/** Starts a local server that accepts every request. */
async function receiver() {
  const server = http.createServer((request, reply) => {
    request.resume().on('end', () => reply.writeHead(204).end())
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

for (const { name, language, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use({ ...use, baseURL: fresh.url })

    test('a webhook is created, tested, paused and deleted', async ({ page }) => {
      const say = words[language]
      const { server, url } = await receiver()
      await ownBusiness(page, { path: '/configuration', language })
      await page.getByRole('link', { name: say.open }).click()
      await expect(page.getByText(say.none)).toBeVisible()
      await expectAccessible(page, 'no webhook')
      await page.getByRole('button', { name: say.create }).click()
      const dialog = page.getByRole('dialog')
      const address = dialog.getByRole('textbox', { name: say.address })
      await expect(address).toBeFocused()
      await address.fill('http://10.0.0.1/')
      await dialog.getByRole('button', { name: say.create }).click()
      await expect(dialog.getByText(say.inside).first()).toBeVisible()
      await expectAccessible(page, 'a new webhook')
      await address.fill(url)
      await dialog.getByRole('button', { name: say.create }).click()
      await expect(dialog.locator('code')).toHaveText(/^whsec_/)
      await expectAccessible(page, 'the secret is told')
      await dialog.getByRole('button', { name: say.secret }).click()

      const act = async (what: string) => {
        await page.getByRole('button', { name: say.acts }).click()
        await page.getByRole('menuitem', { name: what, exact: true }).click()
      }
      await expect(page.getByText(say.on, { exact: true })).toBeVisible()
      await act(say.test)
      await act(say.log)
      await expect(dialog.getByRole('table').getByText(say.sent, { exact: true })).toBeVisible()
      await dialog.getByText(say.body).click()
      await expect(dialog.getByText('webhook.test')).toBeVisible()
      await expectAccessible(page, 'the log')
      await dialog.getByRole('button', { name: say.close }).click()
      expect.soft(await smallTargets(page, 24), 'webhooks: small targets').toEqual([])

      await act(say.rotate)
      await dialog.getByRole('button', { name: say.replace, exact: true }).click()
      await dialog.getByRole('button', { name: say.secret }).click()
      await act(say.pause)
      await expect(page.getByText(say.paused, { exact: true })).toBeVisible()
      await expectAccessible(page, 'paused')
      await act(say.remove)
      await dialog.getByRole('button', { name: say.remove }).click()
      await expect(page.getByText(say.none)).toBeVisible()
      server.close()
    })
  })
