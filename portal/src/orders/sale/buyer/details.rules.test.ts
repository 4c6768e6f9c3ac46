import { expect, test } from 'vitest'
import type { CartLine } from '../../../domain/cart.rules.ts'
import {
  filledTickets,
  holderKey,
  missingDetails,
  noDetails,
  ticketsToFill,
  type FormOfCart,
  type Details,
} from './details.rules.ts'

const text = (fr: string) => ({ fr, en: fr })
const parent = {
  publicId: 'parent',
  label: text('Parent'),
  isOptional: false,
  isPictureRequired: true,
}
const child = {
  publicId: 'child',
  label: text('Enfant'),
  isOptional: true,
  isPictureRequired: false,
}
const pass: CartLine = {
  key: 'pass@anytime',
  productId: 'pass',
  kind: 'season_pass',
  title: text('Passe'),
  activity: text('Ski'),
  quantity: 2,
  chosen: {},
  when: '',
  identifications: [parent, child],
}
const tuque: CartLine = {
  key: 'tuque@anytime',
  productId: 'tuque',
  kind: 'catalog_product',
  title: text('Tuque'),
  activity: null,
  quantity: 3,
  chosen: {},
  when: '',
  identifications: [],
}
const cart = [tuque, pass]
const question = {
  publicId: 'q',
  text: text('Allergies'),
  type: 'ShortAnswer' as const,
  options: [],
  isMandatory: true,
  isForOrder: false,
  lines: [1],
  parts: [],
}
const once = { ...question, publicId: 'o', isForOrder: true, lines: [] }
const bag = {
  ...question,
  publicId: 'b',
  type: 'CheckBox' as const,
  options: [text('Lunch')],
  isMandatory: false,
}
const form: FormOfCart = { publicId: 'f', name: text('Camp'), questions: [once, question, bag] }

test('lines without questions are skipped; a pass has details for each of its pieces', () => {
  expect(
    ticketsToFill(cart, []).map(({ line, ordinal }) => `${line.productId} ${ordinal}`),
  ).toEqual(['pass 0', 'pass 1'])
})

test('missing fields are in the order of the page; an optional holder is empty or fully named', () => {
  expect(missingDetails(cart, [form], noDetails)).toEqual([
    'order.f.o',
    'pass@anytime.0.parent.firstName',
    'pass@anytime.0.parent.lastName',
    'pass@anytime.0.f.q',
    'pass@anytime.1.parent.firstName',
    'pass@anytime.1.parent.lastName',
    'pass@anytime.1.f.q',
  ])
  const half: Details = {
    answers: {},
    holders: {
      [holderKey(pass, 0, child)]: {
        firstName: 'Léa',
        lastName: ' ',
        birthDate: '',
        picture: null,
      },
    },
  }
  expect(missingDetails([{ ...pass, quantity: 1 }], [], half)).toContain(
    'pass@anytime.0.child.lastName',
  )
})

test('an invalid birth date counts as missing', () => {
  const key = holderKey(pass, 0, parent)
  const missingWith = (birthDate: string) => {
    const holder = { firstName: 'Ève', lastName: 'Roy', birthDate, picture: null }
    const holders = { [key]: holder }
    return missingDetails([{ ...pass, quantity: 1 }], [], { ...noDetails, holders })
  }
  expect(missingWith('2090-13-01')).toEqual([`${key}.birthDate`])
  expect(missingWith('2001-12-01')).toEqual([])
})

test('holders and answers are sent with their pieces, and empty ones are omitted', () => {
  const details: Details = {
    holders: {
      [holderKey(pass, 1, parent)]: {
        firstName: ' Zoé ',
        lastName: 'Roy',
        birthDate: '2001-02-03',
        picture: null,
      },
    },
    answers: {
      'order.f.o': ' 911 ',
      'pass@anytime.1.f.q': 'Aucune',
      'pass@anytime.1.f.b': [0],
      'pass@anytime.0.f.q': '  ',
    },
  }
  expect(filledTickets(cart, [form], details)).toEqual({
    tickets: [
      { productId: 'tuque', quantity: 3 },
      {
        productId: 'pass',
        quantity: 2,
        ticketOwners: [
          [],
          [
            {
              identificationPublicId: 'parent',
              firstName: 'Zoé',
              lastName: 'Roy',
              birthDate: '2001-02-03',
            },
          ],
        ],
        answers: [
          [],
          [
            { formPublicId: 'f', questionPublicId: 'q', answer: 'Aucune' },
            { formPublicId: 'f', questionPublicId: 'b', options: [0] },
          ],
        ],
      },
    ],
    answers: [{ formPublicId: 'f', questionPublicId: 'o', answer: '911' }],
  })
})
