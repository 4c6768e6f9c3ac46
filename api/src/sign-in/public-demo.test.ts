import { expect, test } from 'vitest'
import { openTestServer } from '../../test/test-server.ts'

const pageOf = async (env: NodeJS.ProcessEnv, language: string) => {
  const server = await openTestServer({ env })
  const { body } = await server.app.http.inject({
    url: `/sign-in/forgotten?lang=${language}`,
    headers: { host: 'localhost' },
  })
  await server.close()
  return body
}

test('a public demonstration is marked before sign-in, in both languages', async () => {
  const open = { DEMO: 'public', PUBLIC_URL: 'https://demo.example' }
  expect(await pageOf(open, 'fr')).toContain(
    'Démonstration publique</p>\n<p>Tout le monde connaît le mot de passe et rien n’est réel ici.',
  )
  expect(await pageOf(open, 'en')).toContain(
    'Public demonstration</p>\n<p>Everybody knows the password and nothing here is real.',
  )
  for (const env of [{ DEMO: 'on' }, { DEMO: 'off' }])
    expect(await pageOf(env, 'en')).not.toContain('demonstration')
})
