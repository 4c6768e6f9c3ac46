import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, renderScreen } from '../../../../test/render-screen.tsx'
import { ChoosePart, type PartPick } from '../catalogue/choose-part.tsx'
import { ChooseBegin } from './choose-begin.tsx'
import { ChooseDate } from './choose-date.tsx'
import { ChooseSlot } from './choose-slot.tsx'
import { useBeginChoice } from './use-begin-choice.ts'
import { useSlotChoice } from './use-slot-choice.ts'

type Question = { address: string; body: Record<string, unknown>; reply: (answer: object) => void }
let asked: Question[]

function Counter({ activity }: { activity: string }) {
  const choice = useSlotChoice(activity, true)
  return (
    <>
      <ChooseDate {...choice.dateProps} />
      {choice.isDated && <ChooseSlot {...choice.slotProps} />}
    </>
  )
}
function Rental() {
  const choice = useBeginChoice('skis', null)
  return <ChooseBegin {...choice.beginProps} />
}
/** Answers the pending availability requests of an activity, in order. */
async function answer(activity: string, ...responses: object[]) {
  for (const response of responses)
    await reply(({ body }) => body.activityPublicId === activity, response)
}
const reply = (isMeant: (question: Question) => boolean, response: object) =>
  act(async () => {
    asked.findLast(isMeant)?.reply(response)
    await vi.advanceTimersByTimeAsync(10)
  })
const day = (date: string, over: object = {}) => ({
  date,
  isAvailable: true,
  remainingQuantity: 4711,
  isOver: false,
  isNearlyFull: false,
  ...over,
})
const slot = (timeslotBegin: string, timeslotEnd: string, over: object = {}) => ({
  publicId: timeslotBegin,
  activationDateTimeUtc: '2026-11-22T14:00:00.000Z',
  timeslotBegin,
  timeslotEnd,
  quantity: 10,
  remainingQuantity: 7,
  isAvailable: true,
  ...over,
})
const cardOf = (text: string) =>
  screen.getByText((_, card) => card!.matches('label') && card!.textContent.includes(text))
const isChecked = (text: string) => cardOf(text).querySelector('input')!.checked
const lookOf = (text: string) =>
  cardOf(text).querySelector<HTMLElement>('[data-look]')?.dataset.look

beforeEach(() => {
  // 11:30 in Toronto.
  vi.useFakeTimers({ now: Date.parse('2026-11-22T16:30:20.000Z') })
  asked = []
  vi.stubGlobal(
    'fetch',
    (address: string, { body }: { body?: string }) =>
      new Promise<Response>((resolve) => {
        asked.push({
          address,
          body: JSON.parse(body ?? '{}') as Record<string, unknown>,
          reply: (reply) => resolve(new Response(JSON.stringify(reply))),
        })
      }),
  )
})

test('while the days of an activity load, no days of the previous one and no states are shown', async () => {
  const { rerender } = await renderScreen(<Counter activity="first" />)
  expect(document.body.textContent).not.toMatch(/Fermé|Complet/)
  await answer('first', { days: [day('2026-11-22')] }, { timeslots: [slot('12:00', '14:00')] })
  expect(isChecked('12:00')).toBe(true)
  expect(document.body.textContent).toContain(', disponible')
  await rerender(<Counter activity="second" />)
  expect(document.body.textContent).not.toMatch(/, disponible|12:00|Fermé|Complet/)
  expect(document.querySelector('input:checked')).toBeNull()
  expect(document.querySelectorAll('.mantine-Skeleton-root').length).toBeGreaterThan(14)
  await answer('second', { days: [] })
  expect(document.body.textContent).toContain('Fermé')
})

test('past, full, nearly full and closed days have their own text and look', async () => {
  await renderScreen(<Counter activity="first" />)
  const none = { isAvailable: false, remainingQuantity: 0 }
  await answer('first', {
    days: [
      day('2026-11-22', { ...none, isOver: true }),
      day('2026-11-23', none),
      day('2026-11-24', { remainingQuantity: 3, isNearlyFull: true }),
    ],
  })
  expect(lookOf('dimanche 22 novembre 2026, Terminé')).toBe('over')
  expect(lookOf('lundi 23 novembre 2026, Complet')).toBe('full')
  expect(lookOf('mardi 24 novembre 2026, presque complet')).toBe('nearlyFull')
  expect(lookOf('mercredi 25 novembre 2026, Fermé')).toBe('closed')
  expect(isChecked('mardi 24 novembre 2026')).toBe(true)
})

test('a nearly full day without a count of places has one short word', async () => {
  await renderScreen(<Counter activity="first" />)
  await answer('first', {
    days: [day('2026-11-24', { remainingQuantity: null, isNearlyFull: true })],
  })
  const face = cardOf('mardi 24 novembre 2026, presque complet').querySelector('[data-look]')!
  expect(face.lastElementChild!.textContent).toBe('peu')
})

test('two weeks without a place lead to the next date, or to the timetable', async () => {
  const { rerender } = await renderScreen(<Counter activity="first" />)
  await answer('first', { days: [] }, { days: [day('2026-12-19')] })
  fireEvent.click(screen.getByRole('button', { name: /Prochaine date\s: sam\. 19 déc\./ }))
  await reply(({ body }) => 'endDateTimeUtc' in body, { days: [day('2026-12-19')] })
  await reply(({ body }) => 'dateSelected' in body, { timeslots: [slot('13:00', '15:00')] })
  expect([isChecked('samedi 19 décembre 2026'), isChecked('13:00')]).toEqual([true, true])
  await rerender(<Counter key="second" activity="second" />)
  await answer('second', { days: [] }, { days: [] })
  expect(screen.getByRole('status').textContent).toBe('Aucune disponibilité jusqu’au 2027-11-20.')
  const link = screen.getByRole('link', { name: 'Publier un horaire' })
  expect(link.getAttribute('href')).toContain('item=second')
})

test('a nearly full slot has its own text and look', async () => {
  await renderScreen(<Counter activity="first" />)
  await answer(
    'first',
    { days: [day('2026-11-22')] },
    {
      timeslots: [
        slot('13:00', '15:00'),
        slot('15:00', '17:00', { remainingQuantity: 1, isNearlyFull: true }),
      ],
    },
  )
  expect(lookOf('13:00')).toBe('open')
  expect(lookOf('15:00 – 17:001 place, presque complet')).toBe('nearlyFull')
})

test('a slot that ends while the page is open becomes past and is deselected', async () => {
  await renderScreen(<Counter activity="first" />)
  await answer(
    'first',
    { days: [day('2026-11-22')] },
    { timeslots: [slot('09:00', '11:30'), slot('10:00', '12:00'), slot('13:00', '15:00')] },
  )
  expect(lookOf('09:00')).toBe('over')
  expect(isChecked('10:00')).toBe(true)
  await pass(29 * 60_000)
  expect(lookOf('10:00')).toBe('open')
  await pass(60_000)
  expect(lookOf('10:00')).toBe('over')
  expect(isChecked('10:00')).toBe(false)
  expect(isChecked('13:00')).toBe(true)
})

test('the chosen hour is kept on another day, and another one is taken only after a press', async () => {
  await renderScreen(<Counter activity="first" />)
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => day(date))
  const evening = [slot('13:00', '15:00'), slot('18:00', '20:00')]
  await answer('first', { days }, { timeslots: evening })
  expect(isChecked('13:00')).toBe(true)
  fireEvent.click(cardOf('18:00').querySelector('input')!)
  fireEvent.click(cardOf('lundi 23 novembre 2026').querySelector('input')!)
  await answer('first', {
    timeslots: evening.map((each) => ({ ...each, publicId: `b${each.publicId}` })),
  })
  expect(isChecked('18:00')).toBe(true)
  fireEvent.click(cardOf('mardi 24 novembre 2026').querySelector('input')!)
  await answer('first', { timeslots: [slot('13:00', '15:00')] })
  expect(isChecked('13:00')).toBe(false)
  expect(screen.getByRole('status').textContent).toContain('Plus de place à 18:00 ce jour-là.')
  fireEvent.click(screen.getByRole('button', { name: '18:00 → 13:00' }))
  expect(isChecked('13:00')).toBe(true)
  expect(screen.queryByText(/Plus de place/)).toBeNull()
})

test('a slot that is mostly over says so, and is chosen only by a press', async () => {
  await renderScreen(<Counter activity="first" />)
  const until = { proposedUntilDateTimeUtc: '2026-11-22T16:00:00.000Z' }
  await answer(
    'first',
    { days: [day('2026-11-22')] },
    { timeslots: [slot('10:00', '11:55', until)] },
  )
  expect(isChecked('10:00')).toBe(false)
  expect(cardOf('10:00').textContent).toMatch(/finit dans 25\smin/)
  expect(screen.getByRole('status').textContent).toContain('presque fini')
  fireEvent.click(cardOf('10:00').querySelector('input')!)
  expect(isChecked('10:00')).toBe(true)
})

test('when all start times of a day have passed, none is preselected and a hint is shown', async () => {
  const begin = (beginTime: string, beginDateTimeUtc: string) => ({
    beginTime,
    beginDateTimeUtc,
    durations: ['04:00:00'],
    fullDurations: [],
  })
  const rentals = (...beginTimeWithDurationsList: object[]) => ({
    days: [
      {
        date: '2026-11-22',
        isAvailable: true,
        isOver: false,
        fullBeginTimes: [],
        beginTimeWithDurationsList,
      },
    ],
  })
  const [nine, ten] = [
    begin('09:00', '2026-11-22T14:00:00.000Z'),
    begin('10:00', '2026-11-22T15:00:00.000Z'),
  ]
  await renderScreen(<Rental />)
  await reply(({ body }) => 'rentalItems' in body, rentals(nine, ten))
  await reply(({ body }) => body.beginDateTimeUtc === body.endDateTimeUtc, rentals(nine, ten))
  expect(document.querySelector('input:checked')).toBeNull()
  const hint = 'Tout ce qui reste à cette date a commencé.'
  expect(screen.getByRole('status').textContent).toContain(hint)
  fireEvent.click(cardOf('09:00').querySelector('input')!)
  expect(isChecked('09:00')).toBe(true)
  expect(document.body.textContent).not.toContain(hint)
})

test('the size of a package part is preselected only if it is the only one', async () => {
  const picked = vi.fn<(pick: PartPick | null) => void>()
  const part = (productId: string) => ({
    productId,
    kind: 'equipment_rental' as const,
    title: { fr: 'Skis', en: 'Skis' },
    categoryTitle: null,
    quantity: 1,
    identifications: [],
    schedulingType: null,
    activityPublicId: null,
    modelPublicId: 'skis',
    duration: '02:00:00',
    maxPersons: null,
  })
  const open = {
    days: [
      {
        date: '2026-11-22',
        isAvailable: true,
        isOver: false,
        fullBeginTimes: [],
        beginTimeWithDurationsList: [
          {
            beginTime: '13:00',
            beginDateTimeUtc: '2026-11-22T18:00:00.000Z',
            durations: ['02:00:00'],
            fullDurations: [],
          },
        ],
      },
    ],
  }
  const size = (id: string, remainingQuantity: number) => ({
    rentalModelPublicId: 'skis',
    rentalModelSpecificationPublicId: id,
    rentalModelSpecificationName: { fr: id, en: id },
    remainingQuantity,
  })
  const askSizes = async (...rentalInventoryItems: object[]) => {
    await renderScreen(<ChoosePart part={part('p')} wanted={null} onPick={picked} />)
    await reply(({ body }) => 'rentalItems' in body, open)
    await reply(({ body }) => body.beginDateTimeUtc === body.endDateTimeUtc, open)
    await reply(({ address }) => address.includes('inventory'), {
      rentalInventoryItems,
      accessoryInventoryItems: [],
    })
  }
  await askSizes(size('150 cm', 4), size('160 cm', 2))
  const sizeCards = () => [...document.querySelectorAll<HTMLInputElement>('input[value$=" cm"]')]
  expect(sizeCards().map(({ checked }) => checked)).toEqual([false, false])
  expect(picked).toHaveBeenLastCalledWith(null)
  fireEvent.click(sizeCards()[1]!)
  expect(picked).toHaveBeenLastCalledWith(
    expect.objectContaining({
      chosen: {
        activationDateTimeUtc: '2026-11-22T18:00:00.000Z',
        specificationPublicId: '160 cm',
      },
    }),
  )
  await askSizes(size('150 cm', 4))
  expect(sizeCards().map(({ checked }) => checked)).toEqual([true])
})
