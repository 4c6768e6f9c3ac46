import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { dialog } from '../pages/form.ts'
import { soldPass } from '../seeds/sold-pass.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

test('a lost pass gets a new code; a stolen one is blocked with a reason, shows no code, and is unblocked', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  const { ticketId, reference } = await soldPass(page, ['Maëlle'])
  const ticket = () => ask(page, getTicket, { params: { id: ticketId } })
  const { barcode: lost } = await ticket()
  const main = page.getByRole('main')
  await page.goto(`/tickets/${ticketId}`)

  await page.getByRole('button', { name: 'Réémettre' }).click()
  await dialog(page, 'Réémettre le billet?').getByRole('button', { name: 'Réémettre' }).dblclick()
  await expect(page.getByText('Nouveau code QR émis')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { barcode, version } = await ticket()
  expect(barcode).not.toBe(lost)
  expect(version).toBe(2)

  const block = page.getByRole('button', { name: 'Bloquer', exact: true })
  await block.click()
  const form = dialog(page, 'Bloquer le billet')
  await expect(form.getByRole('textbox', { name: 'Motif' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(block).toBeFocused()
  await block.click()
  await form.getByRole('textbox', { name: 'Motif' }).fill('Volée au chalet')
  await form.getByRole('button', { name: 'Bloquer' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'Défaire' }).dblclick()
  await expect(page.getByText('Billet débloqué')).toHaveCount(1)
  await block.click()
  await form.getByRole('textbox', { name: 'Motif' }).fill('Volée au chalet')
  await form.getByRole('button', { name: 'Bloquer' }).click()
  await expect(form).toHaveCount(0)
  await expect(main).toContainText('Bloqué')
  await expect(main).toContainText('Volée au chalet')
  await expect(page.getByRole('link', { name: 'Code QR' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Réémettre' })).toHaveCount(0)

  // The order shows it; its printed tickets do too, without the code and without the reason.
  await page.goto(`/orders/${reference}`)
  await expect(main).toContainText('bloqué')
  const history = page.getByRole('region', { name: 'Historique' })
  await expect(history).toContainText('Billet bloqué')
  await expect(history).toContainText('Nouveau code QR émis')
  await page.goto(`/orders/${reference}/print?what=tickets`)
  await expect(page.getByText('Ce billet est bloqué')).toBeVisible()
  await expect(page.getByText('Volée')).toHaveCount(0)
  await expect(page.getByRole('img', { name: /code/i })).toHaveCount(0)

  await page.goto(`/tickets/${ticketId}`)
  await page.getByRole('button', { name: 'Débloquer' }).click()
  await dialog(page, 'Débloquer le billet?').getByRole('button', { name: 'Débloquer' }).click()
  await expect(page.getByRole('link', { name: 'Code QR' })).toBeVisible()
  expect((await ticket()).barcode).toBe(barcode)
})

for (const { name, language, use, isPhone } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    test('the reissue, the block and a blocked ticket are accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language })
      const { ticketId } = await soldPass(page)
      await page.goto(`/tickets/${ticketId}`)
      await page.getByRole('button', { name: /^(Réémettre|Reissue)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'reissue')
      await page.getByRole('button', { name: /^(Annuler|Cancel)$/ }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: /^(Bloquer|Block)$/ }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Vol / theft')
      await expectAccessible(page, 'block')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Bloquer|Block)$/ })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^(Débloquer|Unblock)$/ })).toBeVisible()
      await expectAccessible(page, 'blocked ticket')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'blocked: small targets').toEqual([])
    })
  })
