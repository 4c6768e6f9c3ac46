import { expect, test } from 'vitest'
import { scriptPayloads } from '../../../test/factories/input/script-payloads.ts'
import { richText, sanitizeRichText } from './rich-text.ts'

const allowed =
  /^<\/?(?:h[1-3]|p|strong|em|u|s|mark|ul|ol|li|br)(?: style="text-align: (?:left|right|center|justify);?")?>$/

test('only the editor’s own elements remain, and a second run changes nothing', () => {
  expect(scriptPayloads.length).toBeGreaterThan(200)
  for (const payload of scriptPayloads) {
    const clean = sanitizeRichText(payload)
    for (const tag of clean.match(/<[^>]*>/g) ?? []) expect(tag, payload).toMatch(allowed)
    expect(clean.replace(/<[^>]*>/g, ''), payload).not.toMatch(/[<>]/)
    expect(sanitizeRichText(clean), payload).toBe(clean)
  }
})

test.each([
  ['headings', '<h1>Un</h1><h2>Deux</h2><h3>Trois</h3>'],
  [
    'marks',
    '<p><strong>gras</strong> <em>italique</em> <u>souligné</u> <s>barré</s> <mark>surligné</mark></p>',
  ],
  ['nested marks', '<p><strong><em><u>tout</u></em></strong></p>'],
  [
    'alignment',
    '<p style="text-align: center;">a</p><h2 style="text-align: right;">b</h2><p style="text-align: justify;">c</p><p style="text-align: left;">d</p>',
  ],
  ['alignment without a last semicolon', '<p style="text-align: center">a</p>'],
  ['lists', '<ul><li><p>a</p></li><li><p>b</p><ol><li><p>c</p></li></ol></li></ul>'],
  ['line ends and spaces', '<p>a<br>b&nbsp;: c</p><p></p><p>d</p>'],
  ['signs', '<p>5 &lt; 6 &amp; 7 &gt; 3, «\u202fé\u202f», "x", \'y\', 😀</p>'],
])('%s are preserved byte by byte', (_, html) => expect(sanitizeRichText(html)).toBe(html))

test('text without content becomes empty', () => {
  for (const html of [
    '',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<h1> </h1><p></p>',
    '<script>x</script>',
  ])
    expect(sanitizeRichText(html)).toBe('')
})

test('a card number is detected in the text as it would be shown', () => {
  const limit = { max: 200, field: 'text', language: 'en' as const }
  for (const html of [
    '<p>4242 4242 4242 42&#52;2</p>',
    '<p>4242<video>4242</video>&#160;42424242</p>',
    '<p>4242 4242<script>1</script> 4242 4242</p>',
  ])
    expect(() => richText(html, limit), html).toThrow('InvalidRequest')
})

test('the limit counts the stored text', () => {
  const limit = { max: 20, field: 'text', language: 'en' as const }
  expect(richText('<p>0123456789012</p>', limit)).toHaveLength(20)
  expect(() => richText('<p>01234567890123</p>', limit)).toThrow('InvalidRequest')
  expect(() => richText('<p>&&&&</p>', limit)).toThrow('InvalidRequest')
  expect(richText(`<p class="${'x'.repeat(100)}">a</p>`, limit)).toBe('<p>a</p>')
})
