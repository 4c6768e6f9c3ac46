import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'

type Place = { path: string; pattern: RegExp; methods: Set<string> }

/** Methods of the contract by path; paths without parameters are first, as they take precedence. */
function placesOf(calls: readonly Endpoint[]): Place[] {
  const places = new Map<string, Place>()
  for (const call of calls) {
    const path = pathOf(call)
    const place = places.get(path) ?? { path, pattern: patternOf(path), methods: new Set<string>() }
    place.methods.add(call.method)
    // Every GET answers HEAD too.
    if (call.method === 'GET') place.methods.add('HEAD')
    places.set(path, place)
  }
  const parameters = ({ path }: Place) => path.split('/:').length
  return [...places.values()].sort((a, b) => parameters(a) - parameters(b))
}
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i')

/**
 * Answers 405 for a method that the contract lacks at a path, with the allowed ones, before
 * anything else is checked: also when another path with a parameter would match, as `/activity/:id`
 * does for `/activity/order`.
 */
export function useAllowedMethods(app: FastifyInstance, calls: readonly Endpoint[]): void {
  const places = placesOf(calls)
  const overlapping = new Map(
    places.map((place) => [
      place.path,
      places.filter(
        (other) =>
          other !== place &&
          place.pattern.test(other.path) &&
          other.path.split('/:').length < place.path.split('/:').length,
      ),
    ]),
  )
  const placeOf = (request: FastifyRequest): Place | undefined => {
    const candidates = request.is404 ? places : overlapping.get(request.routeOptions.url ?? '')
    if (!candidates?.length) return undefined
    const [path = ''] = request.url.split('?')
    return candidates.find(({ pattern }) => pattern.test(path))
  }
  app.addHook('onRequest', (request, reply, done) => {
    const place = placeOf(request)
    if (!place || place.methods.has(request.method)) return done()
    void sendProblem(
      request,
      reply.header('allow', [...place.methods].join(', ')),
      'MethodNotAllowed',
    )
  })
}
