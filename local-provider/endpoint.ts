import { z } from 'zod'
import { expandable } from './parameters.ts'
import type { Provider } from './provider.ts'
import type { OfAccount, Store } from './store.ts'
import { noSuch } from './stripe-error.ts'

export type ApiCall<Input> = {
  /** The connected account for which the platform acts; null for the platform itself. */
  owner: string | null
  /** The id in the path. */
  id: string
  input: Input
}
type Expandable = { expand: string[] }
export type ApiEndpoint = {
  name: `${'GET' | 'POST'} /v1/${string}`
  parameters: z.ZodType<Expandable>
  /** Synchronous, so that two requests are never interleaved. */
  act: (provider: Provider, call: ApiCall<unknown>) => object
}

/** An endpoint of the API: name, parameters and handler. */
export const endpoint = <Input extends Expandable>(
  name: ApiEndpoint['name'],
  parameters: z.ZodType<Input>,
  act: (provider: Provider, call: ApiCall<Input>) => object,
): ApiEndpoint => ({ name, parameters, act: act as ApiEndpoint['act'] })

export const nothing = z.strictObject(expandable)

type Collection = 'intents' | 'charges' | 'fees' | 'refunds' | 'disputes' | 'events'

/** Endpoint that returns an object to the account that owns it. */
export const showing = (
  name: ApiEndpoint['name'],
  collection: Collection,
  kind: string,
): ApiEndpoint =>
  endpoint(name, nothing, ({ store }, { owner, id }) => {
    const things: ReadonlyMap<string, OfAccount<object>> = (store as Pick<Store, Collection>)[
      collection
    ]
    const kept = things.get(id)
    if (!kept || kept.owner !== owner) throw noSuch(kind, id)
    return kept.thing
  })
