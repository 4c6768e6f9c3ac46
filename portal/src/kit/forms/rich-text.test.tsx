import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichTextView } from './rich-text.tsx'

const shown = (html: string) => renderToStaticMarkup(<RichTextView html={html} lang="fr" />)

test('formatted text is rendered, its headings ranked below those of the page', () => {
  expect(
    shown(
      '<h1>Un</h1><p style="text-align: center;"><strong>gras</strong> <mark>vu</mark><br>fin</p><ul><li><p>a</p></li></ul>',
    ),
  ).toBe(
    '<div lang="fr"><h3>Un</h3><p style="text-align:center"><strong>gras</strong> <mark>vu</mark><br/>fin</p><ul><li><p>a</p></li></ul></div>',
  )
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg onload=alert(1)><circle/></svg>',
  '<iframe src="//evil.test"></iframe>',
  '<p style="background:url(//evil.test)">x</p>',
  '<style>*{}</style>',
])('%s is not rendered', (html) =>
  expect(shown(html)).not.toMatch(
    /<(img|script|a|svg|iframe|style)\b|onclick|onerror|onload|evil|javascript:/,
  ),
)
