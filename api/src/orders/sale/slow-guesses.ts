import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { apiError } from '../../platform/api-error.ts'
import { clientPlace } from '../../platform/client-place.ts'
import type { Around } from '../../platform/contexts.ts'
import { codeKey, type CartRebates } from '../../rebates/public.ts'
import { throttle } from '../../sign-in/public.ts'
import { guessesInFlight } from './guesses-in-flight.ts'

const perMinute = 20
const seconds = 60

/** Codes of the call under way that nobody has. */
const unknown = new AsyncLocalStorage<Set<string>>()
/** Of what a cart was priced with: codes that are unknown count as guesses, once the call has ended. */
export function noteUnknown(results: CartRebates['results']): void {
  for (const { code, obstacle } of results)
    if (code !== null && obstacle === 'Unknown') unknown.getStore()?.add(codeKey(code))
}

/**
 * Slows down whoever guesses promo codes: so many unknown ones a minute for each person or key and
 * place, and then none is looked at, whether it exists or not. A code that was found wrong is a
 * guess once a minute, however often the invoice is asked for.
 */
export function slowGuesses(pool: pg.Pool): Around {
  const wrong = throttle(pool, 'promo-code', perMinute, seconds)
  const seen = throttle(pool, 'promo-code-seen', 1, seconds)
  const enter = guessesInFlight()
  return async (request, run) => {
    const codes = codesOf(request)
    if (codes.length === 0) return run()
    const who = `${request.claims!.accountId} ${clientPlace(request.ip)}`
    const keyOf = (code: string) => `${who} ${code}`
    const told = await seen.read(codes.map(keyOf))
    const fresh = codes.filter((code) => !told.has(keyOf(code)))
    if (fresh.length === 0) return run()
    let secondsLeft = seconds
    const leave = await enter(who, fresh.length, async () => {
      const counted = (await wrong.read([who])).get(who)
      secondsLeft = counted?.secondsLeft ?? seconds
      return perMinute - (counted?.points ?? 0)
    })
    if (!leave) throw apiError('TooManyCodes', { retryAfterSeconds: secondsLeft })
    const found = new Set<string>()
    try {
      return await unknown.run(found, run)
    } finally {
      const guesses = [...found].filter((code) => !told.has(keyOf(code)))
      try {
        if (guesses.length > 0) await wrong.count(who, guesses.length)
        await Promise.all(guesses.map((code) => seen.count(keyOf(code), 1)))
      } finally {
        leave()
      }
    }
  }
}

/** The body is not validated yet: what is no list of codes is refused later, and guesses nothing. */
function codesOf({ body }: FastifyRequest): string[] {
  const { rebateCodes: codes } = (body ?? {}) as { rebateCodes?: unknown }
  if (!Array.isArray(codes) || codes.length > perMinute) return []
  if (!codes.every((code) => typeof code === 'string')) return []
  return [...new Set(codes.map((code: string) => codeKey(code.trim())))]
}
