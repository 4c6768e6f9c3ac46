import { expect, test } from 'vitest'
import { asksReference, methodsOf, paidBody, payButtonsOf } from './paid-by.rules.ts'

test('the provider’s payment methods are offered when the server allows them', () => {
  expect(methodsOf(undefined)).toEqual(['cash', 'card', 'other'])
  expect(methodsOf({ isPaidByLink: true })).toEqual(['cash', 'card', 'other', 'link'])
  expect(methodsOf({ isPaidByLink: true, isPaidAtTerminal: true })).toEqual([
    'cash',
    'card',
    'other',
    'terminal',
    'link',
  ])
})

test('the terminal has the large button where there is one, otherwise the card', () => {
  const all = methodsOf({ isPaidByLink: true, isPaidAtTerminal: true })
  expect(payButtonsOf(all)).toEqual({ large: 'terminal', others: ['card', 'other', 'link'] })
  expect(payButtonsOf(methodsOf(undefined))).toEqual({ large: 'card', others: ['other'] })
  expect(payButtonsOf(['cash', 'other'])).toEqual({ large: 'other', others: [] })
  expect(payButtonsOf(['cash'])).toEqual({ large: null, others: [] })
})

test('only a card asks for a reference, and only if the business requires it', () => {
  expect(asksReference('card', true)).toBe(true)
  expect(asksReference('card', false)).toBe(false)
  expect(asksReference('terminal', true)).toBe(false)
})

test('the request has the reference and the tendered cash where they are known', () => {
  expect(paidBody({ method: 'cash', tenderedCents: 2000 })).toEqual({
    method: 'cash',
    tendered: 20,
  })
  expect(paidBody({ method: 'card', reference: 'T-12' })).toEqual({
    method: 'card',
    reference: 'T-12',
  })
  expect(paidBody({ method: 'link' })).toEqual({ method: 'link' })
})
