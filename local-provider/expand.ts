import type { Store } from './store.ts'
import { impossibleRequest } from './stripe-error.ts'

type ApiObject = Record<string, unknown>

/**
 * Copy of a response in which the ids named by `expand` are replaced by objects: `latest_charge`,
 * `data.payment_intent`, `payment_intent.latest_charge`.
 */
export function expanded(store: Store, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer) as ApiObject
  for (const path of paths) expandPath(store, copy, path.split('.'))
  return copy
}

function expandPath(store: Store, thing: ApiObject, [field, ...rest]: string[]): void {
  const value = thing[field!] ?? childrenOf(store, thing, field!)
  // The endpoint has already acted, so the error is remembered: the same key must not act again.
  if (value === undefined)
    throw impossibleRequest(`This property cannot be expanded (${field}).`, { param: 'expand' })
  const found = typeof value === 'string' ? storedObject(store, value) : value
  if (found === undefined || found === null) return
  thing[field!] = found
  if (rest.length === 0) return
  for (const below of Array.isArray(found) ? found : [found])
    expandPath(store, below as ApiObject, rest)
}

function storedObject(store: Store, id: string): object | undefined {
  const maps = [store.intents, store.charges, store.refunds, store.disputes, store.sessions]
  const kept = maps.map((map) => map.get(id)).find((found) => found !== undefined)
  return kept && structuredClone(kept.thing)
}

/** Lists that belong to an object only when they are expanded. */
function childrenOf(store: Store, thing: ApiObject, field: string): object | null | undefined {
  const { id, object } = thing as { id: string; object: string }
  if (object === 'checkout.session' && field === 'line_items')
    return wholeList(store.plans.get(id)!.lineItems, `/v1/checkout/sessions/${id}/line_items`)
  if (object === 'charge' && field === 'refunds') {
    const refunds = [...store.refunds.values()].map((kept) => kept.thing)
    return wholeList(
      refunds.filter(({ charge }) => charge === id).reverse(),
      `/v1/charges/${id}/refunds`,
    )
  }
  return field in thing ? null : undefined
}

const wholeList = (data: object[], url: string) => ({
  object: 'list',
  data: structuredClone(data),
  has_more: false,
  url,
})
