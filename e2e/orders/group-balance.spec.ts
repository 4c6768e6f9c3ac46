import { cashFor } from '@guichet/contract/orders/cash.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { inMoney } from '../money.ts'
import { chooseWall, clientLine, counterMessages, pressSell, quantityOf } from '../pages/counter.ts'
import { ask } from '../server-calls.ts'
import { signIn, type Language } from '../sign-in.ts'

const words = {
  fr: {
    later: 'Acompte ou paiement plus tard',
    deposit: 'Acompte',
    due: 'Échéance du solde',
    number: 'Bon de commande',
    numberMissing: 'Sans acompte, le numéro du bon de commande est requis.',
    dueMissing: 'Choisissez l’échéance du solde.',
    take: 'Encaisser le solde',
    amount: 'Montant',
    tooMuch: /^Entrez un montant jusqu’à/,
    twenty: /^Reçu 20,00/,
    given: 'Terminer',
    paidUp: 'Tout est payé.',
    terms: 'Modifier l’échéance',
    save: 'Enregistrer',
    newDue: 'Échéance',
    receipt: /^Solde à payer au plus tard le/,
  },
  en: {
    later: 'Deposit or payment later',
    deposit: 'Deposit',
    due: 'Balance due by',
    number: 'Purchase order',
    numberMissing: 'Without a deposit, the purchase order number is required.',
    dueMissing: 'Choose when the balance is due.',
    take: 'Take the balance',
    amount: 'Amount',
    tooMuch: /^Enter an amount up to/,
    twenty: /^Received \$20\.00/,
    given: 'Done',
    paidUp: 'All is paid.',
    terms: 'Change the due date',
    save: 'Save',
    newDue: 'Due date',
    receipt: /^Balance due by/,
  },
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Puts two places of a group into the cart, before its payment. */
async function fillCart(page: Page, language: Language) {
  await page.goto('/sell')
  await chooseWall(page, language, 8)
  await quantityOf(page, counterMessages(language).adult).fill('2')
  await clientLine(page).click()
  await page.getByRole('button', { name: words[language].later }).click()
}

for (const { name, language, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)

    test('a group pays a deposit at the counter, then the rest in two parts', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/sell' })
      await fillCart(page, language)
      const { payLater, sell } = counterMessages(language)
      await page.getByLabel(say.deposit).fill('0')
      await page.getByRole('button', { name: payLater }).click()
      await expect(page.getByText(say.dueMissing)).toBeVisible()
      await page.getByRole('textbox', { name: say.due }).fill(inDays(30))
      await expect(page.getByText(say.numberMissing)).toBeVisible()
      await page.getByRole('textbox', { name: say.number }).fill('BC-2041')
      await page.getByLabel(say.deposit).fill('25')
      await expectAccessible(page, 'a deposit at the counter')
      expect.soft(await smallTargets(page, 24), 'deposit: small targets').toEqual([])
      const sold = await pressSell(page, language)
      expect(sold).toMatchObject({ totalPaid: 25, purchaseOrder: 'BC-2041' })
      const ref = sold.orderReferenceNumber
      const owed = sold.balance!.owed

      await page.goto(`/orders/${ref}/print?format=letter&what=receipt`)
      await expect(page.getByText(say.receipt)).toBeVisible()
      await page.goto(`/orders/${ref}`)
      await expect(page.getByText(inMoney(owed, language)).first()).toBeVisible()
      await expectAccessible(page, 'an order with a balance')
      expect.soft(await smallTargets(page, 24), 'balance: small targets').toEqual([])

      await page.getByRole('button', { name: say.terms }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: say.newDue }).fill(inDays(45))
      await page.getByRole('dialog').getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.receipt).filter({ hasText: inDays(45) })).toBeVisible()

      await page.getByRole('button', { name: say.take }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: say.amount }).fill('99999')
      await expect(dialog.getByText(say.tooMuch)).toBeVisible()
      await dialog.getByRole('textbox', { name: say.amount }).fill('10')
      await expectAccessible(page, 'taking a balance')
      expect.soft(await smallTargets(page, 24), 'taking a balance: small targets').toEqual([])
      // A bill of twenty for ten dollars: the change stays on the screen until it is confirmed.
      await dialog.getByRole('button', { name: say.twenty }).click()
      await expect(dialog.getByRole('status')).toContainText(inMoney(10, language))
      await expectAccessible(page, 'the change of a balance')
      await dialog.getByRole('button', { name: say.given }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(inMoney(owed - 10, language)).first()).toBeVisible()

      const rest = Math.round((owed - 10) * 100)
      await page.getByRole('button', { name: say.take }).click()
      const cash = dialog.getByRole('button', { name: sell })
      await expect(cash).toContainText(inMoney(cashFor(rest) / 100, language))
      await cash.click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(say.paidUp)).toBeVisible()
      const order = await ask(page, getOrder, { params: { ref } })
      expect(order).toMatchObject({ totalPaid: order.invoice.finalCost, balance: { owed: 0 } })
    })
  })
