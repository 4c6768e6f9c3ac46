import type { Body } from '@guichet/contract/endpoint.ts'
// @vitest-environment happy-dom
import { saveRentalPrices } from '@guichet/contract/rentals/save-rental-prices.ts'
import { MantineProvider } from '@mantine/core'
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { LanguageContext, type Language } from '../kit/text/messages.ts'
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
let root: Root
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
const show = (language: Language) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <LanguageContext value={language}>
          <BusinessContext value={sampleBusiness}>
            <Prices />
          </BusinessContext>
        </LanguageContext>
      </MantineProvider>,
    ),
  )
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
/** The fields that a label names, from the first price to the last. */
const fields = (label: string) =>
  [...document.querySelectorAll('label')]
    .filter(({ textContent }) => textContent === label)
    .map(({ htmlFor }) => document.getElementById(htmlFor) as HTMLInputElement)
const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a price has a last day of the business, which is optional and can be taken away', async () => {
  await show('fr')
  const [first, second] = fields('Valable jusqu’au (facultatif)')
  expect([first!.value, second!.value]).toEqual(['', '2030-03-10'])
  // The clocks go forward on the tenth of March: the day ends in daylight time.
  await type(first!, '2030-03-09')
  await type(second!, '')
  expect(typed.pricings).toEqual([
    expect.objectContaining({ activePeriodEndDateTimeUtc: '2030-03-10T04:59:59.999Z' }),
    expect.objectContaining({ activePeriodEndDateTimeUtc: null }),
  ])
})

test('a new price has no end', async () => {
  await show('en')
  const add = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Add a price',
  )
  await act(async () => add!.click())
  expect(fields('Valid until (optional)').map(({ value }) => value)).toEqual(['', '2030-03-10', ''])
  expect(typed.pricings[2]).toMatchObject({ activePeriodEndDateTimeUtc: null })
})
