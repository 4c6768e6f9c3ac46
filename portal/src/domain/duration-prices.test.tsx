import type { Body } from '@guichet/contract/endpoint.ts'
import { saveRentalPrices } from '@guichet/contract/rentals/save-rental-prices.ts'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { DurationPrices } from './duration-prices.tsx'

type Prices = Body<typeof saveRentalPrices>
const stored: Prices = {
  collaboratorPublicId: 'b',
  models: [
    {
      publicId: 'm',
      pricings: [
        { publicId: 'p', duration: '02:00:00', price: 10, isActive: true },
        {
          publicId: 'q',
          duration: '1.00:00:00',
          price: 30,
          isActive: true,
          activePeriodEndDateTimeUtc: '2030-03-11T03:59:59.999Z',
        },
      ],
    },
  ],
  accessories: [],
}
const typed = { pricings: [] as Prices['models'][number]['pricings'] }
function Prices() {
  const [record] = useState(stored)
  const form = useRecordForm<Prices>(saveRentalPrices.body, record)
  const { pricings } = form.values.models[0]!
  useEffect(() => {
    typed.pricings = pricings
  }, [pricings])
  return <DurationPrices form={form} at="models.0." pricings={pricings} />
}
const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)
const type = (field: HTMLInputElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })

test('a price has an optional last day, in the time zone of the business, which can be removed', async () => {
  await renderScreen(<Prices />)
  const [first, second] = fields('Valable jusqu’au (facultatif)')
  expect([first!.value, second!.value]).toEqual(['', '2030-03-10'])
  // The clocks go forward on 10 March: the day ends in daylight time.
  type(first!, '2030-03-09')
  type(second!, '')
  expect(typed.pricings).toEqual([
    expect.objectContaining({ activePeriodEndDateTimeUtc: '2030-03-10T04:59:59.999Z' }),
    expect.objectContaining({ activePeriodEndDateTimeUtc: null }),
  ])
})

test('a new price has no end', async () => {
  await renderScreen(<Prices />, { language: 'en' })
  await userEvent.click(screen.getByRole('button', { name: 'Add a price' }))
  expect(fields('Valid until (optional)').map(({ value }) => value)).toEqual(['', '2030-03-10', ''])
  expect(typed.pricings[2]).toMatchObject({ activePeriodEndDateTimeUtc: null })
})
