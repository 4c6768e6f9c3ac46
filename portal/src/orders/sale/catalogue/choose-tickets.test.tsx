import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { arrive, renderScreen } from '../../../../test/render-screen.tsx'
import { withLine, type Cart } from '../../../domain/cart.rules.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Sellable } from '../counter/sell.queries.ts'
import { SharedDayContext, useSharedDay } from '../times/shared-day.ts'
import { ChooseTile } from './choose-tile.tsx'

const names = { fr: 'Ski', en: 'Ski' }
const category = {
  publicId: 'c',
  category: 'daily_ticket',
  title: names,
  schedulingType: 'WithCalendar',
  onSale: true,
  reason: null,
  products: [{ productId: 'p', title: names, price: 20, identifications: [] }],
}
const activity = { publicId: 'ski', name: names, imageUrl: null, message: null }
const sellable = {
  activities: [{ ...activity, categories: [category] }],
  alsoSold: [],
  products: [],
} as unknown as Sellable
const days = [{ date: '2026-11-22', isAvailable: true, remainingQuantity: 9, isOver: false }]
const timeslots = [
  {
    publicId: 's',
    activationDateTimeUtc: '2026-11-22T14:00:00.000Z',
    timeslotBegin: '12:00',
    timeslotEnd: '14:00',
    quantity: 10,
    remainingQuantity: 7,
    isAvailable: true,
  },
]
function Sale() {
  const [cart, setCart] = useState<Cart>([])
  const shared = useSharedDay(null)
  return (
    <SharedDayContext value={shared}>
      <ChooseTile
        sellable={sellable}
        wanted={null}
        onWanted={() => {}}
        cart={cart}
        onLine={(line) => {
          setCart((was) => withLine(was, line))
          shared.follow([line])
        }}
        isLocked={false}
      />
    </SharedDayContext>
  )
}

test('a ticket in the cart renders its quantity, but no tile, day or slot', async () => {
  // 11:30 in Toronto.
  vi.useFakeTimers({ now: Date.parse('2026-11-22T16:30:20.000Z'), toFake: ['Date'] })
  vi.stubGlobal('fetch', async () =>
    Response.json({ date: '2026-11-22', activities: [], days, timeslots }),
  )
  await renderScreen(<Sale />)
  await arrive()
  const plus = screen.getByRole('button', { name: /^Un de plus/ })
  fireEvent.click(plus)
  const tiles = vi.spyOn(sellMessages.fr, 'from')
  const places = vi.spyOn(sellMessages.fr, 'places')
  const formats = vi.spyOn(Intl, 'DateTimeFormat')
  fireEvent.click(plus)
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
  for (const work of [tiles, places, formats]) expect(work).not.toHaveBeenCalled()
})
