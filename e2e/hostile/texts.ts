import { scriptPayloads } from '../../api/test/factories/input/script-payloads.ts'
import type { Page } from '../journey.ts'
import { businessOf } from '../server-calls.ts'

// Payloads that a text field accepts; validation refuses the others, which has its own tests.
const typable = scriptPayloads.filter(
  (payload) => !payload.includes('\0') && payload === payload.trim() && payload.length > 12,
)
/**
 * Returns payloads in turn, so that each field has a different one. `payload` returns one that fits
 * the limit, `payloads` as many as fit.
 */
export function hostileTexts(page: Page) {
  let at = 0
  const payload = (limit: number): string => {
    const next = typable[at++ % typable.length]!
    return next.length <= limit ? next : payload(limit)
  }
  const payloads = (limit: number): string => {
    let text = payload(limit)
    for (let more = payload(limit); text.length + more.length < limit * 0.9; more = payload(limit))
      text += more
    return text
  }
  const each = <T>(make: () => T) => ({ fr: make(), en: make() })
  const undo: (() => Promise<unknown>)[] = []
  return {
    page,
    businessId: businessOf(page),
    undo,
    /** Registers how a record is archived; the last record is archived first. */
    made: <T extends { publicId: string }>(
      record: T,
      archive: (record: T) => Promise<unknown>,
    ): T => {
      undo.unshift(() => archive(record))
      return record
    },
    payload,
    payloads,
    each,
    named: (description = 1500) =>
      each(() => ({ name: payload(50), description: payloads(description) })),
  }
}
export type Texts = ReturnType<typeof hostileTexts>
