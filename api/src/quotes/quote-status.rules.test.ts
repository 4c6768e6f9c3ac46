import { quoteStatuses } from '@guichet/contract/quotes/quote-status.ts'
import { expect, test } from 'vitest'
import { effectOfAnswer, isActionAllowed, statusAt } from './quote-status.rules.ts'

const at = '2026-05-01T04:00:00.000Z'
const before = '2026-05-01T03:59:59.999Z'

test('a sent quote has expired after its last day, whatever its row says', () => {
  expect(statusAt({ status: 'Sent', expires_at: at }, before)).toBe('Sent')
  expect(statusAt({ status: 'Sent', expires_at: at }, at)).toBe('Expired')
})

test('a client who accepted in time keeps the price, and a draft cannot expire', () => {
  for (const status of ['Draft', 'Accepted', 'Declined', 'Converted'])
    expect(statusAt({ status, expires_at: before }, at)).toBe(status)
})

test('a quote is changed only as a draft, and converted only once accepted', () => {
  expect(quoteStatuses.filter((status) => isActionAllowed('save', status))).toEqual(['Draft'])
  expect(quoteStatuses.filter((status) => isActionAllowed('convert', status))).toEqual(['Accepted'])
  expect(quoteStatuses.filter((status) => isActionAllowed('hold', status))).toEqual([
    'Draft',
    'Sent',
    'Accepted',
  ])
})

test('a repeated answer changes nothing; a late one is rejected', () => {
  expect(effectOfAnswer('Sent', 'Accepted', 'client')).toBe('given')
  expect(effectOfAnswer('Accepted', 'Accepted', 'client')).toBe('same')
  expect(effectOfAnswer('Accepted', 'Declined', 'client')).toBeNull()
  expect(effectOfAnswer('Accepted', 'Declined', 'staff')).toBe('given')
  for (const status of ['Draft', 'Expired', 'Converted'] as const)
    expect(effectOfAnswer(status, 'Accepted', 'client')).toBeNull()
})
