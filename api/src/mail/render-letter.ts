import { render } from '@react-email/render'
import type { Language } from '@guichet/contract/rules.words.ts'
import { frame } from './frame.ts'
import type { Letter } from './letter.ts'

export async function renderLetter(letter: Letter, language: Language): Promise<{ html: string; text: string }> {
  const element = frame(letter, language)
  return { html: await render(element), text: await render(element, { plainText: true }) }
}
