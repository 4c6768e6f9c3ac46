import { expect, test } from 'vitest'
import { isPlainNote, noteOfText, textOfNote } from './note-text.rules.ts'

test.each([
  '',
  'Préfère le matin',
  'Deux\nlignes',
  'Une ligne vide\n\nau milieu, et une à la fin\n',
  '5 < 6 & 7 > 6, « oui »\u00a0! &amp;',
  '  des  espaces ',
])('a typed note is the same text after it was stored: %j', (text) => {
  const stored = noteOfText(text)
  expect(textOfNote(stored)).toBe(text)
  expect(isPlainNote(stored)).toBe(true)
})

test('a note cannot contain elements that were typed', () => {
  expect(noteOfText('<b>gras</b>')).toBe('<p>&lt;b&gt;gras&lt;/b&gt;</p>')
})

test('a formatted note of the former editor stays readable as text', () => {
  const stored =
    '<h2>Fidèle</h2><p>Préfère le <strong>matin</strong><br>et le soir</p><ul><li><p>Noix</p></li><li>Lait</li></ul><p style="text-align: center">Fin&nbsp;!</p>'
  expect(isPlainNote(stored)).toBe(false)
  expect(textOfNote(stored)).toBe(
    'Fidèle\nPréfère le matin\net le soir\n• Noix\n• Lait\nFin\u00a0!',
  )
})

test('a note without marks is plain', () => {
  expect(isPlainNote('')).toBe(true)
  expect(isPlainNote('<p>Une<br>ligne</p><p>deux</p>')).toBe(true)
  expect(isPlainNote('<p style="text-align: center">Fin</p>')).toBe(false)
})
