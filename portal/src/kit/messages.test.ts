import { expect, test } from 'vitest'

/** Every sentence of every words file, said with stand-in values. */
const modules = import.meta.glob<Record<string, unknown>>('../**/*.messages.ts', { eager: true })
const facts = { left: 3, when: '2026-11-21 09:00', total: '1,00\u00a0$', seconds: 5 }
const say = (word: unknown): string[] => {
  if (typeof word === 'string') return [word]
  if (typeof word === 'function')
    return [
      String(
        word.length === 1 && String(word).includes('left') && String(word).startsWith('({')
          ? word(facts)
          : word(2, true),
      ),
    ]
  return typeof word === 'object' && word !== null ? Object.values(word).flatMap(say) : []
}
const french = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap((messages) =>
    typeof messages === 'object' && messages !== null && 'fr' in messages
      ? say((messages as { fr: unknown }).fr).map((sentence) => [file, sentence] as const)
      : [],
  ),
)

test('French keeps its no-break spaces before high punctuation, percent and dollar', () => {
  expect(french.length).toBeGreaterThan(200)
  expect(
    french.filter(
      ([, sentence]) =>
        / [:;!?%$»]|« /.test(sentence) ||
        /[^\s\u00a0:/]:(?!\/|\d)|[a-zéà][;!?](?!\w)/i.test(sentence),
    ),
  ).toEqual([])
})

test('no typewriter apostrophe nor three dots', () => {
  expect(french.filter(([, sentence]) => /'|\.\.\./.test(sentence))).toEqual([])
})
