import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languageBeforeSignIn, showLanguage } from './language.ts'

const browserIn = (language: string) =>
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
const forgetLanguage = () => {
  document.cookie = 'guichet_language=; max-age=0; path=/'
}
beforeEach(forgetLanguage)
afterEach(() => {
  vi.restoreAllMocks()
  forgetLanguage()
})

test('before the first sign-in the browser decides the language, until one is chosen', () => {
  browserIn('en-CA')
  expect(languageBeforeSignIn()).toBe('en')
  browserIn('fr-CA')
  expect(languageBeforeSignIn()).toBe('fr')
  browserIn('de')
  expect(languageBeforeSignIn()).toBe('fr')
  browserIn('en-CA')
  showLanguage('fr')
  expect(languageBeforeSignIn()).toBe('fr')
})
