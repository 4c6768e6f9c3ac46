import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import type { TicketRow } from '../tickets.queries.ts'
import { TicketCards } from './ticket-cards.tsx'
import type { TicketSearch } from './ticket-filters.rules.ts'

const rowWith = (over: Partial<TicketRow>) =>
  ({
    publicId: 't',
    ticketReferenceKey: 'B-1',
    category: 'daily_ticket',
    title: { fr: 'Glissade', en: 'Tubing' },
    description: null,
    status: 'ScheduledActivation',
    displayedStatus: 'ScheduledActivation',
    createdDateTimeUtc: '2026-11-29T15:00:00.000Z',
    activePeriodStartDateTimeUtc: '2026-12-05T15:00:00.000Z',
    activePeriodStopDateTimeUtc: '2026-12-05T17:00:00.000Z',
    ...over,
  }) as TicketRow
async function cardOf(over: Partial<TicketRow>) {
  const search = { q: '' } as TicketSearch
  await renderScreen(
    <TicketCards rows={[rowWith(over)]} search={search} isOld={false} onGo={() => {}} />,
  )
  return screen.getByRole('listitem').textContent
}
const noPeriod = { activePeriodStartDateTimeUtc: null, activePeriodStopDateTimeUtc: null }

test('a card of a ticket shows when it is valid, not when it was bought', async () => {
  const card = await cardOf({})
  expect(card).toContain('2026-12-05 10:00–12:00')
  expect(card).not.toContain('2026-11-29')
})

test('a card says that a ticket is valid at any time, for a season, or has no date yet', async () => {
  expect(await cardOf(noPeriod)).toContain('Valable en tout temps')
  expect(
    await cardOf({
      category: 'season_pass',
      activePeriodStopDateTimeUtc: '2027-04-05T03:59:59.999Z',
    }),
  ).toContain('Valable du 2026-12-05 au 2027-04-04')
  expect(await cardOf({ status: 'Reschedulable' })).toContain('Nouvelle date à choisir')
})
