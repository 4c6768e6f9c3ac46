import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import type { Language } from '../../kit/text/messages.ts'
import type { LinkTicket, LinkView } from './link.queries.ts'
import { LinkScreen } from './link.screen.tsx'

type State = LinkTicket['state']
const ticket = (state: State, nth: number): LinkTicket => ({
  publicId: `t${nth}`,
  title: { fr: 'Adulte', en: 'Adult' },
  categoryTitle: { fr: 'Ski alpin', en: 'Downhill skiing' },
  group: 0,
  state,
  isRental: false,
  lost: {
    beginDateTimeUtc: '2030-02-02T14:00:00.000Z',
    endDateTimeUtc: '2030-02-02T17:00:00.000Z',
  },
  now:
    state === 'moved'
      ? {
          beginDateTimeUtc: '2030-02-09T14:00:00.000Z',
          endDateTimeUtc: '2030-02-09T17:00:00.000Z',
        }
      : null,
})
const viewOf = (states: readonly State[], language: Language): LinkView => ({
  business: {
    name: { fr: 'Mont', en: 'Mount' },
    colour: '#294a9e',
    contact: [],
    timeZone: 'America/Toronto',
  },
  firstName: 'Ève',
  language,
  orderReferenceNumber: '482910',
  reason: 'Vent',
  today: '2030-02-02',
  tickets: states.map(ticket),
})

const titles = {
  waiting: { fr: 'Bonjour Ève', en: 'Hello Ève' },
  thanks: { fr: 'C’est confirmé. Merci!', en: 'You’re all set. Thank you!' },
  over: { fr: 'Plus rien à choisir', en: 'Nothing left to choose' },
}
const cases: [State[], keyof typeof titles][] = [
  [['waiting', 'waiting'], 'waiting'],
  [['refundAsked', 'moved'], 'waiting'],
  [['moved', 'moved'], 'thanks'],
  [['moved', 'closed'], 'thanks'],
  [['closed', 'closed'], 'over'],
]
const rows = cases.flatMap(([states, title]) =>
  (['fr', 'en'] as const).map((language) => ({ states, title, language })),
)

let view: LinkView
beforeEach(() => {
  window.location.hash = '#secret'
  answerCalls(({ path }) => (path.endsWith('/times') ? { days: [], next: null } : view))
})

test.each(rows)(
  'the page of tickets that are $states is titled $title, $language',
  async ({ states, title, language }) => {
    view = viewOf(states, language)
    await renderScreen(<LinkScreen />, { business: null })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe(titles[title][language])
    const says = document.body.textContent
    expect(/code QR|QR code/.test(says)).toBe(title === 'thanks')
    expect(/Nouvelle date\s:|New date:/.test(says)).toBe(states.includes('moved'))
  },
)
