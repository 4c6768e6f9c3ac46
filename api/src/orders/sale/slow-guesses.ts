import { AsyncLocalStorage } from 'node:async_hooks'
import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type pg from 'pg'
import { apiError } from '../../platform/http/api-error.ts'
import type { CallWrapper, WrappedCall } from '../../platform/http/contexts.ts'
import { clientPlace } from '../../platform/network/client-place.ts'
import type { CartRebates } from '../../rebates/public.ts'
import { throttle, type PointCount } from '../../sign-in/public.ts'

const perMinute = 20
const seconds = 60

/** Unknown codes of the current call. */
const unknown = new AsyncLocalStorage<Set<string>>()
/** Collects the unknown codes of a priced cart, which count as guesses when the call ends. */
export function collectUnknownCodes(results: CartRebates['results']): void {
  for (const { code, obstacle } of results)
    if (code !== null && obstacle === 'Unknown') unknown.getStore()?.add(codeKey(code))
}

/**
 * Limits guesses of promo codes: a number of unknown codes a minute for each person or key and
 * address; after that no code is looked up, whether it exists or not. The same wrong code counts
 * once a minute, so that repeated previews are free. The counter is in the database, shared by all
 * processes, and is incremented before the answer is sent, so that concurrent guesses cannot exceed
 * it. A completed sale is always answered.
 */
export function slowGuesses(pool: pg.Pool): CallWrapper {
  const counts = throttle(pool, 'promo-code', perMinute, seconds)
  return async (call, run) => {
    const codes = codesOf(call)
    if (codes.length === 0) return run()
    const who = callerOf(call)
    const keyOf = (code: string) => `${who} ${code}`
    const counted = await counts.read([who, ...codes.map(keyOf)])
    const alreadyCounted = new Set(codes.filter((code) => counted.has(keyOf(code))))
    if (alreadyCounted.size === codes.length) return run()
    refuseFrom(perMinute, counted.get(who))
    const found = new Set<string>()
    const settle = async () => {
      const guesses = [...found].filter((code) => !alreadyCounted.has(code))
      if (guesses.length === 0) refuseFrom(perMinute, (await counts.read([who])).get(who))
      else {
        refuseFrom(perMinute + 1, await counts.count(who, guesses.length))
        // Reported as unknown a moment ago, so a repetition reveals nothing new.
        await Promise.all(guesses.map((code) => counts.count(keyOf(code), 1)))
      }
    }
    const answer = await unknown.run(found, run).catch(async (error) => {
      await settle()
      throw error
    })
    await settle().catch((error) => {
      if (call.endpoint.effect !== 'write') throw error
    })
    return answer
  }
}

/** A person or a key at an address; an address for visitors, who get a new cart at any time. */
const callerOf = ({ request, raw }: WrappedCall): string => {
  const { office } = (raw.params ?? {}) as { office?: unknown }
  return `${request.claims?.accountId ?? `visitor of ${office}`} ${clientPlace(request.ip)}`
}

/** @throws TooManyCodes from this number of points */
function refuseFrom(points: number, counted: PointCount | undefined): void {
  if (counted && counted.points >= points)
    throw apiError('TooManyCodes', { retryAfterSeconds: counted.secondsLeft })
}

/**
 * Reads the codes of a body that is not validated yet: anything but a list of codes is rejected
 * later, and is no guess.
 */
function codesOf({ raw }: WrappedCall): string[] {
  const { rebateCodes: codes } = (raw.body ?? {}) as { rebateCodes?: unknown }
  if (!Array.isArray(codes) || codes.length > perMinute) return []
  if (!codes.every((code) => typeof code === 'string')) return []
  return [...new Set(codes.map((code: string) => codeKey(code.trim())))]
}
