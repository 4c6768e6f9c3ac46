import type { RebateResult } from '@guichet/contract/rebates/rebate-results.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { PromoCodes } from './promo-codes.tsx'

const resultOf = (code: string, obstacle: RebateResult['obstacle']): RebateResult => ({
  code,
  description: obstacle === 'Unknown' ? null : 'Hiver',
  total: obstacle ? 0 : 5,
  obstacle,
})
const onLeave = vi.fn()
type Props = { results?: readonly RebateResult[] }
function Cart({ results }: Props) {
  const [codes, setCodes] = useState<string[]>(['ETE'])
  return <PromoCodes codes={codes} onChange={setCodes} results={results} onLeave={onLeave} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const names = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('strong')!.textContent)
/** Renders the codes of a cart, and returns the function that answers with their results. */
async function open() {
  const { rerender } = await renderScreen(<Cart />)
  return (...results: RebateResult[]) => rerender(<Cart results={results} />)
}
async function type(code: string) {
  const answer = await open()
  await userEvent.type(field(), `${code}{Enter}`)
  expect(names()).toEqual(['ETE', code.toUpperCase()])
  return answer
}

test('an unknown code leaves the list, and its text stays in the field to be corrected', async () => {
  const answer = await type('hivr')
  await answer(resultOf('ETE', null), resultOf('HIVR', 'Unknown'))
  expect(names()).toEqual(['ETE'])
  expect(field().value).toBe('hivr')
  expect(document.activeElement).toBe(field())
  expect(screen.getByText('Ce code n’existe pas.')).toBeTruthy()
  expect(onLeave).not.toHaveBeenCalled()
  await userEvent.type(field(), '{Backspace}er')
  expect(screen.queryByText('Ce code n’existe pas.')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await answer(resultOf('ETE', null), resultOf('HIVER', null))
  expect(names()).toEqual(['ETE', 'HIVER'])
  expect([field().value, onLeave.mock.calls.length]).toEqual(['', 1])
})

test('a code to which the cart does not answer yet stays, with the reason', async () => {
  const answer = await type('groupe')
  await answer(resultOf('ETE', null), resultOf('GROUPE', 'QuantityNotReached'))
  expect(names()).toEqual(['ETE', 'GROUPE'])
  expect(screen.getByText('La quantité minimale n’est pas atteinte.')).toBeTruthy()
  expect(field().value).toBe('')
})

test('a code that becomes invalid later stays, for the clerk to remove', async () => {
  const answer = await open()
  await answer(resultOf('ETE', 'Over'))
  expect(names()).toEqual(['ETE'])
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le code ETE' }))
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('a typed code is applied when its field is left, so that no button takes a price without it', async () => {
  await open()
  await userEvent.type(field(), 'hiver')
  expect(names()).toEqual(['ETE'])
  await userEvent.tab()
  expect(names()).toEqual(['ETE', 'HIVER'])
})
