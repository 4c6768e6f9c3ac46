import { expect, test } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import { ChangeQuestions } from './change-questions.tsx'
import type { Conflict } from './timetables.queries.ts'

const conflict: Conflict = {
  weekday: 'Saturday',
  timeslotBeginTime: '09:00',
  timeslotEndTime: '10:00',
  conflictingTimetableBeginTime: '09:30',
  conflictingTimetableEndTime: '11:00',
  conflictingTimetableTitle: 'Hiver',
  firstDate: '2030-01-05',
  dates: 3,
}

test('an overlap is described as an addition only when something new is published', async () => {
  const questionText = async (kind: 'publish' | 'change') => {
    await renderScreen(
      <ChangeQuestions
        state={{ name: 'conflicts', findings: { conflicts: [conflict] }, answers: {} }}
        kind={kind}
        onAnswer={() => undefined}
        onClose={() => undefined}
      />,
    )
    return document.body.textContent
  }
  expect(await questionText('publish')).toContain('celui-ci s’y ajoute')
  expect(await questionText('change')).toContain('Les autres horaires restent tels quels.')
  expect(await questionText('change')).not.toContain('ajoute')
})
