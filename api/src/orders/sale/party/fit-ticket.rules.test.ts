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
  { title: 'the ages that a name states', names: hill, age: 8, productId: child!, reason: 'age' },
  { title: 'to the last year of them', names: hill, age: 12, productId: child!, reason: 'age' },
  { title: 'from the first one', names: hill, age: 0, productId: toddler!, reason: 'age' },
  { title: 'who has no other type', names: hill, age: 41, productId: adult!, reason: 'word' },
  {
    title: 'stated ages before a word that only may mean it',
    names: hill,
    age: 15,
    productId: student!,
    reason: 'age',
  },
  { title: 'two that surely mean it', names: hill, age: 20, productId: null, reason: 'several' },
  { title: 'nobody said how old', names: hill, age: null, productId: null, reason: 'noAge' },
  { title: 'a word', names: words, age: 8, productId: 'Enfant', reason: 'word' },
  { title: 'another word', names: words, age: 70, productId: 'Aîné', reason: 'word' },
  { title: 'between two words', names: words, age: 15, productId: null, reason: 'several' },
  {
    title: 'old, and maybe not yet old',
    names: words,
    age: 62,
    productId: null,
    reason: 'several',
  },
  {
    title: 'the old where nobody else is',
    names: ['Adulte', 'Enfant'],
    age: 80,
    productId: 'Adulte',
    reason: 'word',
  },
  {
    title: 'a type that is not named by an age',
    names: spectator,
    age: 30,
    productId: 'Adulte',
    reason: 'word',
  },
  { title: 'no type for a child', names: spectator, age: 5, productId: null, reason: 'none' },
  { title: 'everybody else', names: regular, age: 30, productId: 'Régulier', reason: 'word' },
  {
    title: 'not everybody else',
    names: regular,
    age: 5,
    productId: 'Enfant (0 à 12 ans)',
    reason: 'age',
  },
  {
    title: 'one type, whatever it is called',
    names: ['Entrée|Entry'],
    age: null,
    productId: 'Entrée',
    reason: 'only',
  },
  {
    title: 'one type that is for others',
    names: ['Passe adulte'],
    age: 8,
    productId: null,
    reason: 'none',
  },
  {
    title: 'types that say nothing',
    names: ['Bleu', 'Rouge'],
    age: 30,
    productId: null,
    reason: 'several',
  },
  {
    title: 'a pass for three beside one for one',
    names: ['Passe adulte', '3 Passe familiale'],
    age: 40,
    productId: 'Passe adulte',
    reason: 'word',
  },
  {
    title: 'a pass for three alone',
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
