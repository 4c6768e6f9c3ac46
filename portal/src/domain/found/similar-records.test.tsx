import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { SimilarRecords } from './similar-records.tsx'

const record = {
  profilePublicId: 'client-1',
  firstName: 'Maude',
  lastName: 'Tremblay',
  email: 'maude@boite.example',
  phoneNumber: null,
  postalCode: null,
}
const groupOf = (outcome: string) => ({
  kind: 'client',
  outcome,
  total: 1,
  totalIsCapped: false,
  items: [{ isExact: false, matched: null, record }],
})

test('a list that finds nothing offers the records of a similar spelling', async () => {
  const asked: unknown[] = []
  answerCalls((_endpoint, { query }) => {
    asked.push(query)
    return { groups: [groupOf('similar')] }
  })
  await renderScreen(<SimilarRecords kind="client" sought="Trembley" />)
  expect(await screen.findByRole('link', { name: /Maude Tremblay/ })).toBeDefined()
  expect(screen.getByRole('heading').textContent).toBe('Clients\u00a0: orthographe proche')
  expect(asked).toEqual([{ term: 'Trembley', limit: '5', kinds: 'client' }])
})

test('records that contain the words are in the list itself, and not offered below it', async () => {
  answerCalls(() => ({ groups: [groupOf('found')] }))
  await renderScreen(<SimilarRecords kind="client" sought="Tremblay" />)
  expect(screen.queryByRole('link')).toBeNull()
})
