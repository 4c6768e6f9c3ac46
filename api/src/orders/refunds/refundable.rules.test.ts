import { expect, test } from 'vitest'
import { piecesOf } from './refundable.rules.ts'

test('a package is one unit with all its parts, and neither a fee nor an adjustment is one', () => {
  const unit = (id: string, kind: string, parent: string | null = null) => ({
    id,
    kind,
    parent_line_id: parent && 'line',
    parent_unit_id: parent,
  })
  const units = [
    unit('family', 'package'),
    unit('adult', 'daily_ticket', 'family'),
    unit('child', 'daily_ticket', 'family'),
    unit('skis', 'equipment_rental'),
    { ...unit('helmet', 'accessory'), parent_unit_id: 'skis' },
    unit('fee', 'fee'),
    unit('difference', 'adjustment'),
  ]
  const all = units.map(({ id }) => ({ unitId: id }))
  expect(piecesOf(all, units)).toBe(3)
  expect(piecesOf([{ unitId: 'adult' }, { unitId: 'child' }], units)).toBe(1)
  expect(piecesOf([{ unitId: 'fee' }], units)).toBe(0)
})
