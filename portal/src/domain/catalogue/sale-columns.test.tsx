import { saleStates, type CatalogueSale } from '@guichet/contract/catalogue-sale.ts'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { useSaleColumns } from './sale-columns.tsx'
import { saleMessages } from './sale.messages.ts'

function Cells({ sale }: { sale: CatalogueSale }) {
  const { price, nextDay, state } = useSaleColumns()
  return [price, nextDay, state].map(({ header, cell }) => (
    <section key={header} aria-label={header}>
      {cell({ sale })}
    </section>
  ))
}
const shown = async (over: Partial<CatalogueSale>, language: 'fr' | 'en' = 'fr') => {
  const sale = { state: 'onSale', fromPrice: 39, nextOpenDay: null, ...over } as const
  await renderScreen(<Cells sale={sale} />, { language })
  return [...document.querySelectorAll('section')].map(({ textContent }) =>
    textContent!.replaceAll(/\s/g, ' ').replace(/^(Ouvre :|Opens:) /, ''),
  )
}

test('a price says from which amount, or that all is free, or nothing without prices', async () => {
  expect((await shown({}))[0]).toBe('dès 39,00 $')
  expect((await shown({}, 'en'))[0]).toBe('from $39.00')
  expect((await shown({ fromPrice: 0 }))[0]).toBe('Gratuit')
  expect((await shown({ fromPrice: null }))[0]).toBe('–')
})

test('the next open day is a short date, a sentence, or nothing', async () => {
  const year = new Date().getFullYear() + 1
  expect((await shown({ nextOpenDay: `${year}-11-30` }))[1]).toMatch(/^\S+ 30 nov\. \d{4}$/)
  expect((await shown({}))[1]).toBe('En tout temps')
  expect((await shown({ state: 'offSeason' }))[1]).toBe('–')
  expect((await shown({ state: 'inactive' }))[1]).toBe('–')
})

test.each(saleStates)('the state %s is written in words', async (state) => {
  expect((await shown({ state }, 'en'))[2]).toBe(saleMessages.en.states[state])
})
