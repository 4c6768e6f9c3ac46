import type { Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { expect, test } from 'vitest'

type Titles = { success?: unknown; error?: unknown }
type Room = { commands?: Record<string, Titles> }
const modules = Object.values(
  import.meta.glob<Record<string, unknown>>('../../**/*.messages.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(
    (messages): messages is { fr: Room; en: Room } =>
      typeof messages === 'object' && messages !== null && 'fr' in messages && 'en' in messages,
  )

// The portal does not make the calls of visitors.
const writes = Object.entries(endpoints as Record<string, Endpoint>)
  .filter(([, { access, effect }]) => effect === 'write' && access !== 'guest')
  .map(([name]) => name)

test.each(writes)('%s has a message of success and one of failure in both languages', (name) => {
  for (const language of ['fr', 'en'] as const) {
    const titles = modules
      .map((module) => module[language].commands?.[name])
      .find((found) => found !== undefined)
    expect(
      titles,
      `${name} in ${language}: add commands.${name} to the messages of its module`,
    ).toBeDefined()
    expect(titles!.success).toMatch(/\S/)
    expect(titles!.error).toMatch(/\S/)
  }
})
