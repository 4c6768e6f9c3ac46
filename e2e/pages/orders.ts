import { expect, type Page } from '../journey.ts'
import { inMoney } from '../money.ts'
import type { Language } from '../sign-in.ts'

const messages = {
  fr: {
    orders: 'Commandes',
    search: 'Chercher une commande',
    actions: 'Actions',
    openPage: 'Ouvrir la page',
    refund: 'Rembourser…',
    percentage: /^Pourcentage à rembourser/,
    reason: 'Motif',
    refundSelected: /^Rembourser les produits sélectionnés · /,
    confirmRefund: /^Rembourser \d/,
    fate: /^Annuler les billets et réservations/,
    yes: 'Oui',
    refundRecorded: 'Remboursement enregistré',
    seeOrder: 'Voir la commande',
    items: 'Articles',
    history: 'Historique',
    emails: 'Courriels',
    paid: 'Payé',
    refunded: 'Remboursé',
    kept: 'Conservé',
  },
  en: {
    orders: 'Orders',
    search: 'Search for an order',
    actions: 'Actions',
    openPage: 'Open the page',
    refund: 'Refund…',
    percentage: /^Percentage to refund/,
    reason: 'Reason',
    refundSelected: /^Refund selected products · /,
    confirmRefund: /^Refund \$/,
    fate: /^Cancel the tickets and bookings/,
    yes: 'Yes',
    refundRecorded: 'Refund recorded',
    seeOrder: 'See the order',
    items: 'Items',
    history: 'History',
    emails: 'Emails',
    paid: 'Paid',
    refunded: 'Refunded',
    kept: 'Kept',
  },
}

/** The list of orders; on a phone each row is a button that opens a drawer. */
export function ordersList(page: Page, language: Language, isPhone = false) {
  const say = messages[language]
  const row = (ref: string) =>
    isPhone
      ? page.getByRole('button', { name: new RegExp(ref) })
      : page.getByRole('row').filter({ hasText: ref })
  return {
    row,
    open: () => page.getByRole('link', { name: say.orders, exact: true }).click(),
    async search(text: string) {
      await page.getByRole('textbox', { name: say.search }).fill(text)
      await page.keyboard.press('Enter')
    },
    async openOrder(ref: string) {
      if (isPhone) {
        await row(ref).click()
        await page.getByRole('dialog').getByRole('link', { name: say.openPage }).click()
      } else await row(ref).getByRole('link', { name: ref }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ref)
    },
  }
}

/** The page of an order. */
export function orderPage(page: Page, language: Language) {
  const say = messages[language]
  const amount = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .first()
  return {
    items: page.getByRole('region', { name: say.items }),
    history: page.getByRole('region', { name: say.history }),
    emails: page.getByRole('region', { name: say.emails }),
    open: (ref: string) => page.goto(`/orders/${ref}`),
    /** Opens the menu of actions and returns an item. */
    async action(name: string | RegExp) {
      await page.getByRole('button', { name: say.actions }).click()
      return page.getByRole('menuitem', { name, exact: true })
    },
    async expectAmounts(dollars: { paid: number; refunded: number; kept: number }) {
      for (const label of ['paid', 'refunded', 'kept'] as const)
        await expect(amount(say[label])).toContainText(inMoney(dollars[label], language))
    },
    /** Refunds a percentage of the first unit and voids its ticket; ends on the order's page. */
    async refundFirst(percentage: number, reason: string) {
      await (await this.action(say.refund)).click()
      await page.getByRole('checkbox').first().check()
      await page.getByRole('spinbutton', { name: say.percentage }).first().fill(String(percentage))
      await page.getByRole('textbox', { name: say.reason }).fill(reason)
      await page.getByRole('button', { name: say.refundSelected }).click()
      const question = page.getByRole('dialog')
      await question.getByRole('combobox', { name: say.fate }).selectOption({ label: say.yes })
      await question.getByRole('button', { name: say.confirmRefund }).click()
      await expect(page.getByRole('heading', { name: say.refundRecorded })).toBeVisible()
      await page.getByRole('link', { name: say.seeOrder }).click()
    },
  }
}
