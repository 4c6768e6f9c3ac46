import { saveOnlineSales } from '@guichet/contract/office/online-sales.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { OnlineSales } from './online-sales.tsx'

const id = (end: string) => `018f0000-0000-7000-8000-00000000000${end}`
const usual = { isSoldOnline: true, untilMinutes: null, mostPieces: null }
const named = (fr: string) => ({ fr, en: fr })
const items = [
  { kind: 'activity', publicId: id('1'), name: named('Ski'), state: 'onSale', ...usual },
  { kind: 'product', publicId: id('2'), name: named('Tuque'), state: 'inactive', ...usual },
]
const off = { moveMinutesBefore: null, cancelMinutesBefore: null }
let sent: unknown[] = []
beforeEach(async () => {
  sent = []
  answerCalls((endpoint, parts) => {
    if (endpoint !== saveOnlineSales) return { version: 3, changes: off, items }
    sent.push((parts as { body: unknown }).body)
    return { version: 4, changes: off, items }
  })
  await renderScreen(<OnlineSales />)
  await screen.findByText('Ski')
})
const row = (name: string) => within(screen.getByText(name).closest('li')!)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Enregistrer/ })

test('the rules of all offers are saved, with what was changed', async () => {
  expect(save().disabled).toBe(true)
  await userEvent.click(row('Tuque').getByRole('switch'))
  expect(row('Tuque').queryByRole('textbox')).toBeNull()
  await userEvent.selectOptions(row('Ski').getByRole('combobox'), '-60')
  await userEvent.type(row('Ski').getByRole('textbox'), '4')
  await userEvent.click(save())
  const rule = { ...usual, kind: 'activity', publicId: id('1') }
  expect(sent).toEqual([
    {
      version: 3,
      changes: off,
      items: [
        { ...rule, untilMinutes: -60, mostPieces: 4 },
        { ...usual, kind: 'product', publicId: id('2'), isSoldOnline: false },
      ],
    },
  ])
})

test('a limit outside of 1 to 50 is said at its field, and not sent', async () => {
  await userEvent.type(row('Ski').getByRole('textbox'), '51')
  expect(row('Ski').getByText('De 1 à 50, ou rien.')).toBeTruthy()
  expect(save().disabled).toBe(true)
  await userEvent.clear(row('Ski').getByRole('textbox'))
  expect(save().disabled).toBe(true)
  expect(sent).toEqual([])
})

test('only slots have an end of sales', () => {
  expect(row('Ski').getAllByRole('combobox')).toHaveLength(1)
  expect(row('Tuque').queryByRole('combobox')).toBeNull()
})

test('buyers may move and cancel until a chosen time', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Changer la date' }), '120')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Annuler la commande' }),
    '2880',
  )
  await userEvent.click(save())
  expect(sent).toMatchObject([{ changes: { moveMinutesBefore: 120, cancelMinutesBefore: 2880 } }])
})
