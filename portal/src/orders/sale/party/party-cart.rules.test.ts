import { expect, test } from 'vitest'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { noDetails, type FormOfCart } from '../buyer/details.rules.ts'
import type { Person } from '../buyer/party-in-cart.rules.ts'
import { withAnswers, withParty, withSeated } from './party-cart.rules.ts'

const text = (fr: string, en = fr) => ({ fr, en })
const person = (over: Partial<Person>): Person => ({
  firstName: '',
  lastName: '',
  birthDate: null,
  age: null,
  height: null,
  boot: '',
  ...over,
})
const ida = person({ firstName: 'Ida', lastName: 'Roy', birthDate: '1988-05-06', height: 172 })
const jo = person({ firstName: 'Jo', lastName: 'Roy', age: 8, boot: '21' })
const line = (key: string, over: Partial<CartLine> = {}): CartLine => ({
  key,
  productId: key,
  kind: 'daily_ticket',
  title: text(key),
  activity: null,
  quantity: 1,
  chosen: {},
  when: '',
  identifications: [],
  ...over,
})
const holder = {
  publicId: 'h',
  label: text('Titulaire'),
  isOptional: false,
  isPictureRequired: false,
}
const empty = { cart: [], details: noDetails }

test('pieces are added to those of the cart, and the accessories of a line are summed', () => {
  const helmet = { productId: 'helmet', title: text('Casque'), quantity: 1 }
  const skis = line('skis', { kind: 'equipment_rental', accessories: [helmet] })
  const { cart, seated } = withParty({ ...empty, cart: [line('adult', { quantity: 2 })] }, [
    { line: line('adult'), person: ida, isSizeOpen: false },
    { line: skis, person: ida, isSizeOpen: false },
    { line: skis, person: jo, isSizeOpen: false },
  ])
  expect(cart.map(({ key, quantity, accessories }) => [key, quantity, accessories])).toEqual([
    ['adult', 3, undefined],
    ['skis', 2, [{ ...helmet, quantity: 2 }]],
  ])
  expect(seated.map(({ key, ordinal }) => [key, ordinal])).toEqual([
    ['adult', 2],
    ['skis', 0],
    ['skis', 1],
  ])
})

test('a pass gets the name of its person, unless it has several holders or the name is unknown', () => {
  const pass = line('pass', { kind: 'season_pass', identifications: [holder] })
  const two = line('two', { identifications: [holder, { ...holder, publicId: 'i' }] })
  const { details } = withParty(empty, [
    { line: pass, person: ida, isSizeOpen: false },
    { line: pass, person: person({ age: 4 }), isSizeOpen: false },
    { line: two, person: jo, isSizeOpen: false },
  ])
  expect(details.holders).toEqual({
    'pass.0.h': { firstName: 'Ida', lastName: 'Roy', birthDate: '1988-05-06', picture: null },
  })
})

test('the photo of a person is set on passes that require one, and on no others', () => {
  const pictured = { ...holder, isPictureRequired: true }
  const seat = { person: ida, isSizeOpen: false, picture: 'face' }
  const { details } = withParty(empty, [
    { ...seat, line: line('pass', { identifications: [pictured] }) },
    { ...seat, line: line('plain', { identifications: [holder] }) },
  ])
  expect(Object.values(details.holders).map(({ picture }) => picture)).toEqual(['face', null])
})

test('a party larger than a line has its further people on another line of the choice', () => {
  const seats = [ida, jo].map((each) => ({ line: line('adult'), person: each, isSizeOpen: false }))
  const { cart, seated } = withParty({ ...empty, cart: [line('adult', { quantity: 24 })] }, seats)
  expect(cart.map(({ key, quantity }) => [key, quantity])).toEqual([
    ['adult', 25],
    ['adult#2', 1],
  ])
  expect(seated.map(({ key, ordinal }) => [key, ordinal])).toEqual([
    ['adult', 24],
    ['adult#2', 0],
  ])
})

test('questions about known data of a person are answered, and others left alone', () => {
  const question = (publicId: string, words: { fr: string; en: string }, type = 'ShortAnswer') => ({
    publicId,
    text: words,
    type,
    options: [],
    isMandatory: false,
    isForOrder: false,
    lines: [0],
    parts: [],
  })
  const form = {
    publicId: 'f',
    name: text('Camp'),
    questions: [
      question('name', text('Prénom du participant', 'Participant’s first name')),
      question('height', text('Taille (cm) *', 'Height (cm) *')),
      question('age', text('Naissance ou âge', 'Birth date or age')),
      question('boots', text('Pointure', 'Boot size')),
      question('nuts', text('Allergies')),
      question('choice', text('Âge', 'Age'), 'MultipleChoice'),
    ],
  }
  const { cart, details, seated } = withParty(empty, [
    { line: line('adult'), person: ida, isSizeOpen: false },
    { line: line('adult'), person: jo, isSizeOpen: false },
  ])
  const answered = { ...details, answers: { 'adult.0.f.name': 'Mme Roy' } }
  expect(
    withAnswers({ cart, details: answered }, [form] as unknown as FormOfCart[], seated).answers,
  ).toEqual({
    'adult.0.f.name': 'Mme Roy',
    'adult.0.f.height': '172',
    'adult.0.f.age': '1988-05-06',
    'adult.1.f.name': 'Jo',
    'adult.1.f.age': '8',
    'adult.1.f.boots': '21',
  })
})

test('a piece that was removed and added again belongs to one person', () => {
  const seat = { key: 'adult', ordinal: 1, isSizeOpen: false }
  const party = withSeated(
    [{ person: ida, seats: [{ ...seat, ordinal: 0 }, seat] }],
    [
      { ...seat, person: jo },
      { key: 'skis', ordinal: 0, isSizeOpen: true, person: jo },
    ],
  )
  expect(party).toEqual([
    { person: ida, seats: [{ ...seat, ordinal: 0 }] },
    { person: jo, seats: [seat, { key: 'skis', ordinal: 0, isSizeOpen: true }] },
  ])
})
