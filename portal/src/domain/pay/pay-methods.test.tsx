import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { arrive, importsSettled, renderScreen } from '../../../test/render-screen.tsx'
import { counterMethods, type PaidBy } from './paid-by.rules.ts'
import { PayMethods } from './pay-methods.tsx'

const onPay = vi.fn<(by: PaidBy) => void>()
const show = (over: object = {}) =>
  renderScreen(
    <PayMethods
      label="Payer"
      methods={counterMethods}
      cents={4598}
      isDisabled={false}
      busy={null}
      onPay={onPay}
      {...over}
    />,
  )
const textsOf = (buttons: HTMLElement[]) =>
  buttons.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
const button = (name: RegExp | string) => screen.getByRole('button', { name })

test('each large button names its method and the amount that it takes', async () => {
  await show()
  expect(textsOf(screen.getAllByRole('button', { name: /\$/ })).slice(0, 1)).toEqual([
    'Comptant · 46,00 $arrondi aux 5 cents',
  ])
  expect(textsOf([button(/^Carte/)])).toEqual(['Carte · 45,98 $'])
})

test('no button shows an amount while a newer one is loading', async () => {
  await show({ isOld: true })
  expect(textsOf([button(/^Carte/), button(/^Comptant/)])).toEqual(['Carte', 'Comptant'])
})

test('the dialog of a card reference names the amount on its button', async () => {
  await show({ isReferenceRequired: true })
  await userEvent.click(button(/^Carte/))
  await importsSettled()
  const dialog = within(await screen.findByRole('dialog'))
  const take = dialog.getByRole('button', { name: /^Carte/ })
  expect(textsOf([take])).toEqual(['Carte · 45,98 $'])
  await userEvent.type(dialog.getByRole('textbox'), 'APPROB-7')
  await userEvent.click(take)
  await arrive()
  expect(onPay).toHaveBeenCalledWith({ method: 'card', reference: 'APPROB-7' })
})

test('the reference of another payment is warned about once, then taken', async () => {
  answerCalls(() => ({
    items: [
      {
        orderReferenceNumber: 'MC10482910',
        paymentReferenceNumber: 'approb 7',
        completedDateTimeUtc: '2030-01-01T15:00:00.000Z',
      },
    ],
  }))
  await show({ isReferenceRequired: true })
  await userEvent.click(button(/^Carte/))
  await importsSettled()
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'APPROB-7{Enter}')
  await arrive()
  expect(dialog.getByRole('alert').textContent).toContain('La commande MC10482910')
  expect(onPay).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: /^Carte/ }))
  await arrive()
  expect(onPay).toHaveBeenCalledWith({ method: 'card', reference: 'APPROB-7' })
})

test('the keypad of another amount names what it takes', async () => {
  await show()
  await userEvent.click(button('Autre montant reçu'))
  await importsSettled()
  const take = within(await screen.findByRole('dialog')).getByRole('button', { name: /^Encaisser/ })
  expect(textsOf([take])).toEqual(['Encaisser 46,00 $'])
})

test('other amounts and other ways to pay each have a name that can be read', async () => {
  await show()
  const texts = textsOf([button('Autre montant reçu'), button('Autres façons de conclure')])
  expect(texts).toEqual(['Autre montant', 'Autres façons'])
})
