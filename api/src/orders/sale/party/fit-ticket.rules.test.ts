import { expect, test } from 'vitest'
import { fitTicket } from './fit-ticket.rules.ts'

/** `Adulte|Adult`, for one person; `3 Passe familiale|Family pass` for three. */
const types = (names: readonly string[]) =>
  names.map((name) => {
    const [, holders = '1', fr = '', en = fr] = /^(?:(\d) )?([^|]*)(?:\|(.*))?$/.exec(name)!
    return { productId: fr, title: { fr, en }, holders: Number(holders) }
  })
const hill = [
  'Adulte|Adult',
  'Étudiant (13 à 22 ans)|Student (13 to 22)',
  'Enfant (6 à 12 ans)|Child (6 to 12)',
  'Tout-petit (0 à 5 ans)|Toddler (0 to 5)',
]
const [adult, student, child, toddler] = hill.map((name) => name.split('|')[0]!)
const words = ['Adulte|Adult', 'Enfant|Child', 'Aîné|Senior']
const spectator = ['Adulte|Adult', 'Spectateur|Spectator']
const regular = ['Régulier|Regular', 'Enfant (0 à 12 ans)|Child (0 to 12)']

type Row = {
  title: string
  names: readonly string[]
  age: number | null
  productId: string | null
  reason: string
}
test.each<Row>([
  {
    title: 'an age within the ages of a name fits',
    names: hill,
    age: 8,
    productId: child!,
    reason: 'age',
  },
  { title: 'the last age of a name fits', names: hill, age: 12, productId: child!, reason: 'age' },
  {
    title: 'the first age of a name fits',
    names: hill,
    age: 0,
    productId: toddler!,
    reason: 'age',
  },
  {
    title: 'an age without a stated type gets the type for adults',
    names: hill,
    age: 41,
    productId: adult!,
    reason: 'word',
  },
  {
    title: 'stated ages take precedence over an ambiguous word',
    names: hill,
    age: 15,
    productId: student!,
    reason: 'age',
  },
  {
    title: 'two certain types are ambiguous',
    names: hill,
    age: 20,
    productId: null,
    reason: 'several',
  },
  {
    title: 'an unknown age fits no type',
    names: hill,
    age: null,
    productId: null,
    reason: 'noAge',
  },
  {
    title: 'the word for children fits a child',
    names: words,
    age: 8,
    productId: 'Enfant',
    reason: 'word',
  },
  {
    title: 'the word for seniors fits a senior',
    names: words,
    age: 70,
    productId: 'Aîné',
    reason: 'word',
  },
  {
    title: 'an age between two words is ambiguous',
    names: words,
    age: 15,
    productId: null,
    reason: 'several',
  },
  {
    title: 'an age of 62 is ambiguous between adult and senior',
    names: words,
    age: 62,
    productId: null,
    reason: 'several',
  },
  {
    title: 'a senior gets the type for adults if there is none for seniors',
    names: ['Adulte', 'Enfant'],
    age: 80,
    productId: 'Adulte',
    reason: 'word',
  },
  {
    title: 'a type without an age word is ignored for an adult',
    names: spectator,
    age: 30,
    productId: 'Adulte',
    reason: 'word',
  },
  {
    title: 'a child fits no type for adults',
    names: spectator,
    age: 5,
    productId: null,
    reason: 'none',
  },
  {
    title: 'the regular type fits an adult',
    names: regular,
    age: 30,
    productId: 'Régulier',
    reason: 'word',
  },
  {
    title: 'stated ages take precedence over the regular type',
    names: regular,
    age: 5,
    productId: 'Enfant (0 à 12 ans)',
    reason: 'age',
  },
  {
    title: 'the only type fits regardless of its name',
    names: ['Entrée|Entry'],
    age: null,
    productId: 'Entrée',
    reason: 'only',
  },
  {
    title: 'the only type does not fit if it is for others',
    names: ['Passe adulte'],
    age: 8,
    productId: null,
    reason: 'none',
  },
  {
    title: 'types without an age word are ambiguous',
    names: ['Bleu', 'Rouge'],
    age: 30,
    productId: null,
    reason: 'several',
  },
  {
    title: 'one person gets the pass for one person',
    names: ['Passe adulte', '3 Passe familiale'],
    age: 40,
    productId: 'Passe adulte',
    reason: 'word',
  },
  {
    title: 'a pass for three people does not fit one person',
    names: ['3 Passe familiale'],
    age: 40,
    productId: null,
    reason: 'none',
  },
])('$title', ({ names, age, productId, reason }) => {
  expect(fitTicket(types(names), age)).toMatchObject({ productId, reason })
})

test('among several fitting types the clerk chooses; otherwise among all types for one person', () => {
  expect(fitTicket(types(hill), 20).candidates).toEqual([adult, student])
  expect(fitTicket(types(hill), 8).candidates).toEqual([adult, student, child, toddler])
  expect(fitTicket(types(['3 Passe familiale', 'Passe adulte']), 8).candidates).toEqual([
    'Passe adulte',
  ])
})
