import { AsyncLocalStorage } from 'node:async_hooks'
import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { apiError } from '../../platform/api-error.ts'
import { clientPlace } from '../../platform/client-place.ts'
import type { Around } from '../../platform/contexts.ts'
import type { CartRebates } from '../../rebates/public.ts'
import { throttle, type Counted } from '../../sign-in/public.ts'

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
 * guess once a minute, however often the invoice is asked for. The count is the database's, one for
 * all processes, and is taken before an answer is given: of many guesses at once no more are
 * answered than there are left. A sale that was made is answered.
 */
export function slowGuesses(pool: pg.Pool): Around {
  const counts = throttle(pool, 'promo-code', perMinute, seconds)
  return async (request, run) => {
    const codes = codesOf(request)
    if (codes.length === 0) return run()
    const who = `${request.claims!.accountId} ${clientPlace(request.ip)}`
    const keyOf = (code: string) => `${who} ${code}`
    const counted = await counts.read([who, ...codes.map(keyOf)])
    const told = new Set(codes.filter((code) => counted.has(keyOf(code))))
    if (told.size === codes.length) return run()
    refuseFrom(perMinute, counted.get(who))
    const found = new Set<string>()
    const settle = async () => {
      const guesses = [...found].filter((code) => !told.has(code))
      if (guesses.length === 0) refuseFrom(perMinute, (await counts.read([who])).get(who))
      else {
        refuseFrom(perMinute + 1, await counts.count(who, guesses.length))
        // Told as unknown in a moment: asked again, it says nothing new.
        await Promise.all(guesses.map((code) => counts.count(keyOf(code), 1)))
      }
    }
    const answer = await unknown.run(found, run).catch(async (error) => {
      await settle()
      throw error
    })
    const isMade = request.routeOptions.config.effect === 'write'
    await settle().catch((error) => {
      if (!isMade) throw error
    })
    return answer
  }
}

/** @throws TooManyCodes from so many points on */
function refuseFrom(points: number, counted: Counted | undefined): void {
  if (counted && counted.points >= points)
    throw apiError('TooManyCodes', { retryAfterSeconds: counted.secondsLeft })
}

/** The body is not validated yet: what is no list of codes is refused later, and guesses nothing. */
function codesOf({ body }: FastifyRequest): string[] {
  const { rebateCodes: codes } = (body ?? {}) as { rebateCodes?: unknown }
  if (!Array.isArray(codes) || codes.length > perMinute) return []
  if (!codes.every((code) => typeof code === 'string')) return []
  return [...new Set(codes.map((code: string) => codeKey(code.trim())))]
}
