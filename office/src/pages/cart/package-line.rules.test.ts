import { expect, test } from 'vitest'
import { slotValue } from './chosen-lines.rules.ts'
import { packageLine, partField } from './package-line.rules.ts'

const slot = {
  activationDateTimeUtc: '2030-02-02T14:00:00.000Z',
  timeslotBegin: '09:00',
  timeslotEnd: '12:00',
}

test('a package has a choice for each part that needs one', () => {
  const form = new URLSearchParams({
    activity: 'weekend',
    packages: '2',
    day: '2030-02-02',
    [partField('ticket', 'slot')]: slotValue(slot),
    [partField('skis', 'begin')]: slot.activationDateTimeUtc,
    [partField('skis', 'size')]: '150',
    [partField('chalet', 'persons')]: '4',
  })
  expect(packageLine(form)).toEqual([
    {
      productId: 'weekend',
      quantity: 2,
      parts: [
        { productId: 'ticket', ...slot },
        {
          productId: 'skis',
          activationDateTimeUtc: slot.activationDateTimeUtc,
          specificationPublicId: '150',
        },
        { productId: 'chalet', checkInDate: '2030-02-02', numberOfPerson: 4 },
      ],
    },
  ])
})

test('a package without choices has no parts, and none is bought without a quantity', () => {
  const form = (packages: string) => new URLSearchParams({ activity: 'lunch', packages })
  expect(packageLine(form('1'))).toEqual([{ productId: 'lunch', quantity: 1 }])
  expect(packageLine(form('0'))).toEqual([])
})
