import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { ApiError } from './api-error.ts'
import { connection } from './connection.ts'
import { LoadFailed } from './load-failed.tsx'

async function shown(fields: { field: string; rule: string; detail: string }[]) {
  const error = new ApiError('InvalidRequest', { fields })
  await renderScreen(<LoadFailed title="Billet" error={error} onRetry={() => undefined} />)
  return document.body.textContent
}

test.each(['id', 'ref', 'ticketPublicId'])(
  'an address whose %s cannot be one names nothing: it is not found',
  async (field) => {
    expect(await shown([{ field, rule: 'id', detail: 'Pas un identifiant.' }])).toContain(
      'Introuvable.',
    )
  },
)

test('another invalid field is not a missing page', async () => {
  expect(await shown([{ field: 'query', rule: 'maxLength', detail: 'Trop long.' }])).not.toContain(
    'Introuvable',
  )
})

test('while the banner tells that the connection is lost, a failed page does not repeat it', async () => {
  const sentence = 'Impossible de joindre le serveur'
  const failed = () => (
    <LoadFailed title="x" error={new ApiError('Unreachable')} onRetry={() => {}} />
  )
  await renderScreen(failed())
  expect(document.body.textContent).toContain(sentence)
  vi.spyOn(connection, 'now').mockReturnValue({ state: 'lost', since: 1 })
  await renderScreen(failed())
  expect(document.body.textContent).not.toContain(sentence)
})
