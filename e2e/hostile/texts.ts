import { scriptPayloads } from '../../api/test/factories/script-payloads.ts'
import type { Page } from '../journey.ts'
import { businessOf } from '../server-calls.ts'

// What a text field takes: the others are refused by validation, which its own tests show.
const typable = scriptPayloads.filter(
  (payload) => !payload.includes('\0') && payload === payload.trim() && payload.length > 12,
)
/**
 * Payloads in turn, so that every field gets others: one that fits, or as many as fit one after the
 * other.
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
    /** Keeps how a record is archived again: the last one first. */
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
