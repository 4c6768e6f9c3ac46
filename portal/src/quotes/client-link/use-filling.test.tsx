import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreenHook } from '../../../test/render-screen.tsx'
import { questionsFor } from '../quote-guests.rules.ts'
import type { LinkQuote } from './quote-link.queries.ts'
import { faultKey, useFilling } from './use-filling.ts'

const text = (words: string) => ({ fr: words, en: words })
const question = (publicId: string, type: 'ShortAnswer' | 'CheckBox') => ({
  publicId,
  text: text(publicId),
  type,
  options: type === 'CheckBox' ? [text('Hat'), text('Lunch')] : [],
  isMandatory: true,
  isForOrder: false,
  lines: [0],
  parts: [],
})
const forms = [
  {
    publicId: 'camp',
    name: text('Camp'),
    questions: [question('food', 'ShortAnswer'), question('bag', 'CheckBox')],
  },
]
const seat = { line: 0, part: null, ordinal: 0 }
const [food, bag] = questionsFor(forms, seat)
const quote = { names: [], answers: [], seats: [seat], forms } as unknown as LinkQuote

type Body = { names: unknown[]; answers: { questionPublicId: string; answer?: string }[] }
const sent: { body: Body; answer: (status: number, problem?: object) => Promise<void> }[] = []
let page: { current: ReturnType<typeof useFilling> }

beforeEach(async () => {
  sent.length = 0
  vi.stubGlobal(
    'fetch',
    (_address: string, { body }: { body: string }) =>
      new Promise<Response>((resolve) => {
        sent.push({
          body: JSON.parse(body) as Body,
          answer: (status, problem = {}) =>
            act(async () => {
              resolve(new Response(JSON.stringify(problem), { status }))
              await new Promise((settled) => setTimeout(settled))
            }),
        })
      }),
  )
  const { result } = await renderScreenHook(() => useFilling(quote, 'token'), { business: null })
  page = result
})

const does = (work: () => void) => act(async () => work())
const answersIn = (place: number) =>
  sent[place]!.body.answers.map(({ questionPublicId, answer }) => `${questionPublicId} ${answer}`)

test('a field is sent once when it is left, a checkbox at once, without values that are saved already', async () => {
  await does(() => page.current.type(seat, { firstName: 'Léa' }))
  await does(() => page.current.answer(seat, food!, 'Nuts'))
  expect(sent).toHaveLength(0)
  await does(() => page.current.send())
  await does(() => page.current.send())
  expect(sent).toHaveLength(1)
  expect(sent[0]!.body.names).toMatchObject([{ firstName: 'Léa', lastName: '' }])
  expect(answersIn(0)).toEqual(['food Nuts'])
  await sent[0]!.answer(200)
  await does(() => page.current.answer(seat, bag!, [1]))
  expect(sent[1]!.body).toMatchObject({
    names: [{ firstName: 'Léa' }],
    answers: [{ questionPublicId: 'bag', options: [1] }],
  })
})

test('a value that could not be saved is sent with the next ones, as last typed', async () => {
  await does(() => page.current.answer(seat, food!, 'Nuts'))
  await does(() => page.current.send())
  await does(() => page.current.answer(seat, bag!, [0]))
  await does(() => page.current.answer(seat, food!, 'Milk'))
  // Saves run in sequence.
  expect(sent).toHaveLength(1)
  await sent[0]!.answer(503)
  await sent[1]!.answer(200)
  await does(() => page.current.send())
  expect(answersIn(2)).toEqual(['food Milk'])
})

test('a refused answer shows the reason until it is corrected', async () => {
  await does(() => page.current.answer(seat, food!, 'Nuts'))
  await does(() => page.current.send())
  const fields = [{ field: 'answers.0.answer', rule: 'maxLength', detail: 'Too long.' }]
  await sent[0]!.answer(400, { type: 'InvalidRequest', status: 400, fields })
  expect([...page.current.faults]).toEqual([[faultKey(seat, food!), 'Too long.']])
  await does(() => page.current.answer(seat, food!, 'Nut'))
  expect(page.current.faults.size).toBe(0)
})
