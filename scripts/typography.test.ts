import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf, textsOf } from './typography.rules.ts'

const root = path.join(import.meta.dirname, '..')
const parts = ['portal', 'contract', 'api'] as const
const files = fs.globSync(
  parts.map((part) => `${part}/src/**/*.messages.ts`),
  { cwd: root },
)
const read = async (file: string) =>
  Object.entries((await import(path.join(root, file))) as Record<string, unknown>).flatMap(
    ([name, messages]) =>
      typeof messages === 'object' ? textsOf(messages, `${file} ${name}`) : [],
  )
const texts = (await Promise.all(files.map(read))).flat()

test('the texts of portal, contract and server are found, in both languages', () => {
  const least = { portal: 900, contract: 60, api: 80 }
  for (const part of parts)
    for (const language of ['fr', 'en'])
      expect(
        texts.filter((text) => text.at.startsWith(part) && text.language === language).length,
        `${part} ${language}`,
      ).toBeGreaterThan(least[part])
})

test('every displayed text follows the typography of its language', () => {
  const faults = texts.flatMap(({ at, text, language }) =>
    faultsOf(text, language).map((what) => `${at}: ${what}: ${text}`),
  )
  expect(faults).toEqual([])
})

test('messages of failed commands begin with the same words', () => {
  const errors = texts.filter(({ at }) => /\.commands\.\w+\.error$/.test(at))
  expect(errors.length).toBeGreaterThan(100)
  expect(errors.filter(({ text }) => !/^(?:Impossible d[e’]|Could not )/.test(text))).toEqual([])
})

test.each([
  ['fr', 'Motif : client', 'a plain space before : » % $'],
  ['fr', '«\u00a0Hiver »', 'a plain space before : » % $'],
  ['fr', '50 %', 'a plain space before : » % $'],
  ['fr', '20 $', 'a plain space before : » % $'],
  ['fr', 'Motif: client', 'no space before : » % $'],
  ['fr', '50% du prix', 'no space before : » % $'],
  ['fr', '« Hiver\u00a0»', 'no no-break space after «'],
  ['fr', 'Quitter ?', 'a space before ? ! ;'],
  ['fr', 'Merci\u00a0!', 'a space before ? ! ;'],
  ['fr', 'Réessayez\u202f; sinon, appelez.', 'a space before ? ! ;'],
  ['fr', 'Billets 80 mm', 'no no-break space before a unit'],
  ['fr', 'Maximum 15 Mo', 'no no-break space before a unit'],
  ['fr', 'Jusqu’à 10 000', 'no no-break space inside thousands'],
  ['fr', "L'image", 'a typewriter apostrophe or quote'],
  ['fr', 'Chargement...', 'three dots'],
  ['fr', 'Votre email', 'an English word for courriel'],
  ['fr', 'Votre e-mail', 'an English word for courriel'],
  ['fr', 'Au moins 1 nuits.', 'a count of 1 with a plural'],
  ['en', 'Your e-mail', 'the hyphen of e-mail'],
  ['en', 'E-mail language', 'the hyphen of e-mail'],
  ['en', 'Canceled ticket', 'an American spelling'],
  ['en', 'A cancelation', 'an American spelling'],
  ['en', 'Logo color', 'an American spelling'],
  ['en', 'Reason : rain', 'a space before : ; ? ! %'],
  ['en', "Don't forward it.", 'a typewriter apostrophe or quote'],
  ['en', 'Loading...', 'three dots'],
  ['en', 'At least 1 nights.', 'a count of 1 with a plural'],
] as const)('%s: “%s” is refused', (language, text, what) =>
  expect(faultsOf(text, language)).toContain(what),
)

test.each([
  [
    'fr',
    'Payé\u00a0: 1\u00a0234,50\u00a0$ (50\u00a0%). «\u00a0Hiver\u00a0», 1 mois; le 418 555-0199 à 09:00?',
  ],
  ['en', 'Cancelled: $1,234.50 (50%). Client’s email, 1 month; at 09:00?'],
] as const)('%s: a correct text passes', (language, text) =>
  expect(faultsOf(text, language)).toEqual([]),
)
