import type { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { importsSettled, renderScreen } from '../../../../test/render-screen.tsx'
import { sampleBusiness } from '../../../kit/session/sample-business.ts'
import { ChooseTile } from './choose-tile.tsx'

type Sellable = Reply<typeof getSellable>
type Reason = Sellable['activities'][number]['categories'][number]['reason']
const activity = (name: string, reason: Reason) => ({
  publicId: name,
  name: { fr: name, en: name },
  imageUrl: null,
  message: null,
  categories: [
    {
      publicId: name,
      category: 'daily_ticket',
      title: { fr: 'Billets', en: 'Tickets' },
      schedulingType: 'Anytime',
      onSale: reason === null,
      reason,
      saleBegins: null,
      validFrom: null,
      validUntil: null,
      products: [],
    },
  ],
})
const show = async (activities: object[], accesses: string[]) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ date: '2026-11-28', activities: [], pricings: [] }),
  )
  const onWanted = vi.fn<(key: string) => void>()
  const tile = (wanted: string | null) => (
    <ChooseTile
      sellable={{ activities, alsoSold: [], products: [] } as unknown as Sellable}
      wanted={wanted}
      onWanted={onWanted}
      cart={[]}
      onLine={() => {}}
      isLocked={false}
    />
  )
  const business = { ...sampleBusiness, isMainStaff: false, accesses: accesses as never }
  const { rerender } = await renderScreen(tile(null), { business })
  await importsSettled()
  return { choose: async (key: string) => (await rerender(tile(key)), importsSettled()) }
}

test('inactive activities are counted apart from those out of season, and can be looked at', async () => {
  const { choose } = await show(
    [activity('Ski', null), activity('Tube', 'inactive'), activity('Kayak', 'over')],
    ['TicketCreation', 'Pricings'],
  )
  fireEvent.click(
    screen.getByRole('button', { name: '1 activité inactive · 1 activité hors saison' }),
  )
  const tile = screen.getByRole<HTMLInputElement>('radio', { name: /Tube/ })
  expect(tile.disabled).toBe(false)
  await choose('Tube')
  expect(screen.getByRole('alert').textContent).toContain('Inactif')
  expect(screen.getByRole('button', { name: 'Mettre Tube en vente' })).toBeTruthy()
})

test('the reason has a button only where it helps, and only for those who may press it', async () => {
  const { choose } = await show(
    [activity('Tube', 'inactive'), activity('Kayak', 'over')],
    ['TicketCreation'],
  )
  expect(screen.getByRole('alert').textContent).toContain('Inactif')
  expect(screen.queryByRole('button', { name: /en vente/ })).toBeNull()
  await choose('Kayak')
  expect(screen.getByRole('alert').textContent).toContain('Vente terminée')
})
