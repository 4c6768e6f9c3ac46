import { kinds } from '@guichet/contract/kinds.ts'
import { expect, test } from 'vitest'
import { whyNoPicture } from './owner-picture.rules.ts'

const pass = { kind: 'season_pass', isVoided: false, owners: 1 } as const

test('a pass with a holder accepts a picture while it is not cancelled', () => {
  expect(whyNoPicture(pass)).toBeNull()
  expect(whyNoPicture({ ...pass, owners: 0 })).toBe('noHolder')
  expect(whyNoPicture({ ...pass, isVoided: true })).toBe('voided')
})

test.each(kinds.filter((kind) => kind !== 'season_pass'))('%s accepts no picture', (kind) =>
  expect(whyNoPicture({ ...pass, kind })).toBe('notAPass'),
)
