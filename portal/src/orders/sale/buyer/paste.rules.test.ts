import { expect, test } from 'vitest'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { noDetails, ticketsToFill, type FormOfCart } from './details.rules.ts'
import { pasteBlock } from './paste.rules.ts'

const text = (fr: string, en = fr) => ({ fr, en })
const holder = {
  publicId: 'h',
  label: text('Titulaire'),
  isOptional: false,
  isPictureRequired: false,
}
const pass: CartLine = {
  key: 'pass',
  productId: 'pass',
  kind: 'season_pass',
  title: text('Passe'),
  activity: null,
  quantity: 3,
  chosen: {},
  when: '',
  identifications: [holder],
}
const asked = (over: object) => ({
  publicId: 'q',
  text: text('Allergies', 'Allergies'),
  type: 'ShortAnswer',
  options: [],
  isMandatory: false,
  isForOrder: false,
  lines: [0],
  parts: [],
  ...over,
})
const forms = [
  {
    publicId: 'f',
    name: text('Camp'),
    questions: [
      asked({}),
      asked({
        publicId: 'm',
        type: 'MultipleChoice',
        options: [text('Bus'), text('Dîner', 'Lunch')],
      }),
    ],
  },
] as unknown as FormOfCart[]
const tickets = ticketsToFill([pass], forms)
const paste = (block: string, field = 'pass.0.h.firstName') =>
  pasteBlock(noDetails, tickets, { field, text: block })

test('rows fill tickets and columns fill their fields, including answers', () => {
  const pasted = paste('Ève\tRoy\t2015-04-02\tNoix\tBus; Lunch\r\nNoé\tCôté\t\t\tbus\r\n')!
  expect(pasted).toMatchObject({ rows: 2, surplus: 0 })
  expect(pasted.details.holders).toEqual({
    'pass.0.h': { firstName: 'Ève', lastName: 'Roy', birthDate: '2015-04-02', picture: null },
    'pass.1.h': { firstName: 'Noé', lastName: 'Côté', birthDate: '', picture: null },
  })
  expect(pasted.details.answers).toEqual({
    'pass.0.f.q': 'Noix',
    'pass.0.f.m': [0, 1],
    'pass.1.f.m': [0],
  })
})

test('a row of headings is skipped, in either language', () => {
  for (const headings of ['Prénom\tNom', 'First name\tLast name']) {
    const pasted = paste(`${headings}\nÈve\tRoy`)!
    expect(pasted.rows).toBe(1)
    expect(pasted.details.holders['pass.0.h']).toMatchObject({ firstName: 'Ève', lastName: 'Roy' })
  }
})

test('pasting starts at the target field, and surplus rows are counted', () => {
  const pasted = paste('Roy\nCôté\nDubé', 'pass.1.h.lastName')!
  expect(pasted).toMatchObject({ rows: 2, surplus: 1 })
  expect(pasted.details.holders['pass.0.h']).toBeUndefined()
  expect(pasted.details.holders['pass.2.h']).toMatchObject({ lastName: 'Côté' })
})

test('a single word, or a block pasted into another field, is left to the browser', () => {
  expect(paste('Ève')).toBeNull()
  expect(paste('Ève\tRoy', 'client.firstName')).toBeNull()
})
