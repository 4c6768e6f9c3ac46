import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import { Calendar } from './calendar.tsx'

test('a day of the next month has the name of its month, and a day of the month its number', async () => {
  const item = { publicId: 'a', type: 'activity' } as Parameters<typeof Calendar>[0]['item']
  await renderScreen(
    <Calendar
      item={item}
      view="month"
      date="2030-11-15"
      rest={null}
      onWhole={() => {}}
      days={[]}
      label="Horaire"
      onOpen={() => {}}
      onDay={() => {}}
    />,
  )
  expect(screen.getByText('1 déc.')).toBeTruthy()
  expect(screen.getByText('30')).toBeTruthy()
  expect(screen.queryByText('30 nov.')).toBeNull()
})
