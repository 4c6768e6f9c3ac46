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

test.each<[string, readonly string[], number | null, string | null, string]>([
  ['the ages that a name states', hill, 8, child!, 'age'],
  ['to the last year of them', hill, 12, child!, 'age'],
  ['from the first one', hill, 0, toddler!, 'age'],
  ['who has no other type', hill, 41, adult!, 'word'],
  ['stated ages before a word that only may mean it', hill, 15, student!, 'age'],
  ['two that surely mean it', hill, 20, null, 'several'],
  ['nobody said how old', hill, null, null, 'noAge'],
  ['a word', words, 8, 'Enfant', 'word'],
  ['another word', words, 70, 'Aîné', 'word'],
  ['between two words', words, 15, null, 'several'],
  ['old, and maybe not yet old', words, 62, null, 'several'],
  ['the old where nobody else is', ['Adulte', 'Enfant'], 80, 'Adulte', 'word'],
  ['a type that is not named by an age', spectator, 30, 'Adulte', 'word'],
  ['no type for a child', spectator, 5, null, 'none'],
  ['everybody else', regular, 30, 'Régulier', 'word'],
  ['not everybody else', regular, 5, 'Enfant (0 à 12 ans)', 'age'],
  ['one type, whatever it is called', ['Entrée|Entry'], null, 'Entrée', 'only'],
  ['one type that is for others', ['Passe adulte'], 8, null, 'none'],
  ['types that say nothing', ['Bleu', 'Rouge'], 30, null, 'several'],
  [
    'a pass for three beside one for one',
    ['Passe adulte', '3 Passe familiale'],
    40,
    'Passe adulte',
    'word',
  ],
  ['a pass for three alone', ['3 Passe familiale'], 40, null, 'none'],
])('%s', (_title, names, age, productId, reason) => {
  expect(fitTicket(types(names), age)).toMatchObject({ productId, reason })
})

test('between several the clerk chooses from these, otherwise from all of one person', () => {
  expect(fitTicket(types(hill), 20).candidates).toEqual([adult, student])
  expect(fitTicket(types(hill), 8).candidates).toEqual([adult, student, child, toddler])
  expect(fitTicket(types(['3 Passe familiale', 'Passe adulte']), 8).candidates).toEqual([
    'Passe adulte',
  ])
})
