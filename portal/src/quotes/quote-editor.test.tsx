import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import type { CartLine } from '../domain/cart.rules.ts'
import * as notices from '../kit/layout/notify.tsx'
import { QuoteEditor, type Composer, type QuoteContent } from './quote-editor.tsx'
import { emptyDraft } from './quote.rules.ts'

const line = (key: string): CartLine => ({
  key,
  productId: key,
  kind: 'daily_ticket',
  title: { fr: key, en: key },
  activity: null,
  quantity: 1,
  chosen: {},
  when: '',
  identifications: [],
})
const Compose: Composer = ({ onLine }) => (
  <button type="button" onClick={() => onLine(line('new'))}>
    +
  </button>
)

test.each([
  [49, 50, []],
  [50, null, ['Au plus 50 lignes']],
])('a line is added to %i, and the 51st is refused in words', async (count, written, titles) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const refused = vi.spyOn(notices, 'notifyError').mockReturnValue('')
  const onWrite = vi.fn<(next: QuoteContent) => void>()
  const cart = Array.from({ length: count }, (_, n) => line(`k${n}`))
  await renderScreen(
    <QuoteEditor
      composer={Compose}
      written={{ cart, draft: emptyDraft('fr', '2030-01-01') }}
      onWrite={onWrite}
      isDirty
      isSaving={false}
      error={null}
      verb="Enregistrer"
      onSave={() => {}}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: '+' }))
  expect(onWrite.mock.calls[0]?.[0].cart.length ?? null).toBe(written)
  expect(refused.mock.calls.map(([title]) => title)).toEqual(titles)
})
