import { writeFileSync } from 'node:fs'
import { centsOf, toDollars } from '@guichet/contract/money.ts'
import { cashFor } from '@guichet/contract/orders/cash.ts'
import { closeTill, countTill } from '@guichet/contract/till/close-till.ts'
import { moveCash } from '@guichet/contract/till/move-cash.ts'
import { getOwnTill } from '@guichet/contract/till/open-till.ts'
import { createRegister, saveTillSettings } from '@guichet/contract/till/save-till-settings.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { inMoney } from '../money.ts'
import { chooseWall, counterMessages, pressSell, quantityOf } from '../pages/counter.ts'
import { ask } from '../server-calls.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

const messages = {
  fr: {
    float: 'Fonds de caisse',
    register: 'Poste',
    open: 'Ouvrir ma caisse',
    openTill: (name: string) => `Caisse ouverte\u00a0: ${name}`,
    sell: 'Vendre',
    till: 'Caisse',
    out: 'Sortie d’argent',
    amount: 'Montant',
    reason: 'Raison',
    save: 'Enregistrer',
    blind: /Décompte à l’aveugle\u00a0:/,
    expected: 'Attendu dans le tiroir',
    count: 'Compter et fermer',
    finish: 'Terminer le décompte',
    missing: 'Expliquez l’écart pour fermer la caisse.',
    close: 'Fermer la caisse',
    closed: (name: string) => `Caisse fermée\u00a0: ${name}`,
    slip: 'Bordereau 80\u00a0mm',
    details: 'Voir le détail',
    correct: 'Ajouter une correction',
    less: 'Moins que compté',
    after: 'Écart après corrections',
    takenAt: (name: string) => `Caisse ${name}, nº`,
  },
  en: {
    float: 'Float',
    register: 'Register',
    open: 'Open my till',
    openTill: (name: string) => `Open till: ${name}`,
    sell: 'Sell',
    till: 'Till',
    out: 'Cash out',
    amount: 'Amount',
    reason: 'Reason',
    save: 'Save',
    blind: /Blind count:/,
    expected: 'Expected in the drawer',
    count: 'Count and close',
    finish: 'Finish the count',
    missing: 'Explain the difference to close the till.',
    close: 'Close the till',
    closed: (name: string) => `Till closed: ${name}`,
    slip: 'Slip, 80 mm',
    details: 'See the details',
    correct: 'Add a correction',
    less: 'Less than counted',
    after: 'Difference after corrections',
    takenAt: (name: string) => `Till ${name}, no.`,
  },
}

/** Closes the till that a previous journey left open, and creates a new register. */
async function aFreeRegister(page: Page): Promise<string> {
  const { till } = await ask(page, getOwnTill, {})
  if (till) {
    const params = { id: till.publicId }
    const { counts } = await ask(page, countTill, { params, body: { pieces: [] } })
    const body = { countPublicId: counts.at(-1)!.publicId, explanation: 'Fin' }
    await ask(page, closeTill, { params, body })
  }
  const name = `Poste ${Date.now()}`
  await ask(page, createRegister, { body: { name } })
  return name
}

async function openTill(page: Page, language: Language): Promise<string> {
  const say = messages[language]
  const register = await aFreeRegister(page)
  await page.reload()
  await page.getByRole('combobox', { name: say.register }).selectOption({ label: register })
  await page.getByRole('textbox', { name: say.float }).fill('100')
  await page.getByRole('button', { name: say.open }).click()
  await expect(page.getByRole('heading', { name: register })).toBeVisible()
  return register
}

/**
 * Counts $100 with the keyboard only, from the page of the open till to the question about the
 * difference.
 */
async function countHundred(page: Page, language: Language) {
  const say = messages[language]
  await page.getByRole('button', { name: say.count }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: say.finish })).toBeVisible()
  await expect(page.locator('fieldset input').first()).toBeFocused()
  for (const count of ['', '1', '2', '1']) {
    await page.keyboard.type(count)
    await page.keyboard.press('Enter')
  }
  for (let left = 0; left < 6; left += 1) await page.keyboard.press('Enter')
  await expect(page.locator('main textarea').first()).toBeFocused()
}

/** Returns the size of the first page of a PDF, in millimetres. */
function sizeOf(pdf: Buffer) {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))!
  const inMillimetres = (points: string) => Math.round((Number(points) / 72) * 25.4)
  return { width: inMillimetres(width!), height: inMillimetres(height!) }
}

test.afterEach(async ({ page }) => {
  await ask(page, saveTillSettings, { body: { isTillRequired: false, isBlindCount: false } })
})

for (const language of languages('en'))
  test(`a till is opened, used, counted blindly, closed, printed and corrected (${language})`, async ({
    page,
    context,
    seller,
  }) => {
    const say = messages[language]
    await context.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes'
      }
    })
    await signIn(page, seller, { language, path: '/till' })
    await ask(page, saveTillSettings, { body: { isTillRequired: false, isBlindCount: true } })
    const register = await openTill(page, language)

    await page.getByRole('link', { name: say.sell, exact: true }).click()
    await expect(page.getByRole('link', { name: say.openTill(register) })).toBeVisible()
    await chooseWall(page, language, 5)
    await quantityOf(page, counterMessages(language).adult).fill('1')
    const order = await pressSell(page, language)
    const cost = toDollars(cashFor(centsOf(order.invoice.finalCost)))

    await page.getByRole('link', { name: say.till, exact: true }).click()
    await page.getByRole('button', { name: say.out, exact: true }).click()
    await page.getByRole('textbox', { name: say.amount }).fill('20')
    await page.getByRole('textbox', { name: say.reason }).fill('Dépôt')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(inMoney(-20, language))).toBeVisible()
    await expect(page.getByText(say.blind)).toBeVisible()
    await expect(page.getByText(say.expected)).toHaveCount(0)

    await countHundred(page, language)
    const difference = Math.round(2000 - cost * 100) / 100
    // The tills of the day may include another one with the same sums.
    const own = page.getByRole('definition')
    await expect(own.filter({ hasText: inMoney(80 + cost, language) }).first()).toBeVisible()
    await expect(own.filter({ hasText: inMoney(difference, language) }).first()).toBeVisible()
    await page.getByRole('button', { name: say.close }).click()
    await expect(page.getByText(say.missing)).toBeVisible()
    await page.keyboard.type('Rendu de trop')
    await page.getByRole('button', { name: say.close }).click()
    await expect(page.getByRole('heading', { name: say.closed(register) })).toBeVisible()

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: say.slip }).click()
    const sheet = await opened
    await expect(sheet.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expect(sheet.getByText('Rendu de trop')).toBeVisible()
    expect((await sheet.locator('main').boundingBox())!.width).toBeLessThanOrEqual(302)
    await expectAccessible(sheet, 'slip of a till')
    const roll = await sheet.pdf({ preferCSSPageSize: true })
    await sheet.getByText('A4', { exact: true }).click()
    await expect(sheet).toHaveURL(/format=a4/)
    await expectAccessible(sheet, 'slip of a till, A4')
    const a4 = await sheet.pdf({ preferCSSPageSize: true })
    expect(sizeOf(a4)).toEqual({ width: 210, height: 297 })
    expect(sizeOf(roll).width).toBe(80)
    // The page of a roll is as long as the slip.
    expect(roll.toString('latin1')).toMatch(/\/Count 1\b/)
    if (process.env.PRINTS_TO) {
      writeFileSync(`${process.env.PRINTS_TO}/roll-${language}.pdf`, roll)
      writeFileSync(`${process.env.PRINTS_TO}/a4-${language}.pdf`, a4)
    }
    await sheet.close()

    await page.getByRole('link', { name: say.details }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(register)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const body = { kind: 'in', amount: 5, reason: 'Trop tard' } as const
    await expect(ask(page, moveCash, { params: { id }, body })).rejects.toThrow('TillClosed')
    await page.getByRole('button', { name: say.correct }).click()
    await page.getByRole('radio', { name: say.less }).check()
    await page.getByRole('textbox', { name: say.amount }).fill('5')
    await page.getByRole('textbox', { name: say.reason }).fill('Faux billet')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.after)).toBeVisible()
    await expect(page.getByText(inMoney(difference, language), { exact: true })).toBeVisible()
    await expect(page.getByText(inMoney(difference - 5, language), { exact: true })).toBeVisible()

    for (const path of ['', '/print?what=receipt&format=letter']) {
      await page.goto(`/orders/${order.orderReferenceNumber}${path}`)
      await expect(page.getByText(say.takenAt(register))).toBeVisible()
    }
  })

for (const { name, language, use, isPhone } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    test('the pages of a till are accessible', async ({ page, seller }) => {
      const say = messages[language]
      await signIn(page, seller, { language, path: '/till' })
      const register = await openTill(page, language)
      await expect(page.getByRole('table').first()).toBeVisible()
      await expectAccessible(page, 'open till')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'small targets').toEqual([])
      await countHundred(page, language)
      await expectAccessible(page, 'counted till')
      await page.getByRole('link', { name: register }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(register)
      await expectAccessible(page, 'one till')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'small targets').toEqual([])
      await page.getByRole('button', { name: say.count }).click()
      await expect(page.getByRole('button', { name: say.finish })).toBeVisible()
      await expectAccessible(page, 'counting a till')
    })
  })
