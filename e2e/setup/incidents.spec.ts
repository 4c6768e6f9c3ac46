import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'

const words = {
  fr: {
    link: 'Incidents de confidentialité',
    none: 'Aucun incident inscrit.',
    create: 'Inscrire un incident',
    information: 'Renseignements visés',
    circumstances: 'Circonstances',
    risk: 'Analyse du risque de préjudice sérieux',
    measures: 'Mesures prises',
    isSerious: 'Risque de préjudice sérieux',
    told: 'Commission d’accès à l’information avisée le',
    noticed: 'Constaté le',
    mustTell: 'Commission à aviser',
    edit: 'Modifier l’incident 1',
    save: 'Enregistrer',
    asked: 'Ce champ est requis.',
    download: 'Télécharger le registre',
  },
  en: {
    link: 'Confidentiality incidents',
    none: 'No incident entered.',
    create: 'Enter an incident',
    information: 'Information involved',
    circumstances: 'Circumstances',
    risk: 'Assessment of the risk of serious injury',
    measures: 'Measures taken',
    isSerious: 'Risk of serious injury',
    told: 'Commission d’accès à l’information told on',
    noticed: 'Noticed on',
    mustTell: 'Commission to tell',
    edit: 'Edit incident 1',
    save: 'Save',
    asked: 'This field is required.',
    download: 'Download the register',
  },
}

for (const { name, language, use } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use({ ...use, baseURL: fresh.url })

    test('an incident is entered, shows who must be notified, and is completed', async ({
      page,
    }) => {
      const say = words[language]
      await ownBusiness(page, { path: '/configuration', language })
      await page.getByRole('link', { name: say.link }).click()
      await expect(page.getByText(say.none)).toBeVisible()
      await expectAccessible(page, 'an empty register')
      await page.getByRole('button', { name: say.create }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say.information).fill('Noms et courriels')
      await dialog.getByLabel(say.circumstances).fill('Liste envoyée à un mauvais destinataire')
      await dialog.getByRole('switch', { name: say.isSerious }).check()
      await dialog.getByRole('button', { name: say.create }).click()
      await expect(dialog.getByText(say.asked).first()).toBeVisible()
      await dialog.getByLabel(say.risk).fill('Adresses de familles')
      await dialog.getByLabel(say.measures).fill('Envoi par lien seulement')
      await expectAccessible(page, 'a new incident')
      await dialog.getByRole('button', { name: say.create }).click()
      await expect(page.getByText(say.mustTell)).toBeVisible()

      await page.getByRole('button', { name: say.edit }).click()
      const noticed = await dialog.getByRole('textbox', { name: say.noticed }).inputValue()
      await dialog.getByRole('textbox', { name: say.told }).fill('2020-01-01')
      await dialog.getByRole('button', { name: say.save }).click()
      // A notification cannot be dated before the incident was noticed.
      await expect(dialog.getByRole('textbox', { name: say.told })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await dialog.getByRole('textbox', { name: say.told }).fill(noticed)
      await dialog.getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.mustTell)).toHaveCount(0)
      await expectAccessible(page, 'the register')
      expect.soft(await smallTargets(page, 24), 'register: small targets').toEqual([])
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: say.download }).click()
      expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
    })
  })
