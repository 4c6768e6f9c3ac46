import type { Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import type { CallName } from '@guichet/contract/link-types.ts'
import { links, ownBusiness } from '@guichet/contract/links.ts'
import { namedFields } from '../http/named-ids.ts'

type LinkValues = { [parameter: string]: unknown; $body?: string; $fields?: Record<string, string> }
/** A Link Object; `x-fields` are members of the body with their sources. */
type PrintedLink = {
  operationId: string
  parameters?: Record<string, string>
  requestBody?: string
  'x-fields'?: Record<string, string>
}

const expressionOf = (pointer: string) =>
  pointer.startsWith('$') ? pointer : `$response.body${pointer && `#${pointer}`}`
const expressionsOf = (taken: Record<string, string>) =>
  Object.fromEntries(Object.entries(taken).map(([name, pointer]) => [name, expressionOf(pointer)]))

/** Parameters of a call that name the business of the session. */
const businessOf = (call: Endpoint): Record<string, string> =>
  Object.fromEntries(
    namedFields(call)
      .filter(({ part, names }) => part !== 'body' && names === 'tenant')
      .map(({ field }) => [field, ownBusiness.pointer]),
  )

function printLink(to: string, { $body, $fields, ...parameters }: LinkValues): PrintedLink {
  const taken = parameters as Record<string, string>
  return {
    operationId: to,
    ...(Object.keys(taken).length > 0 && { parameters: expressionsOf(taken) }),
    ...($body !== undefined && { requestBody: expressionOf($body) }),
    ...($fields && { 'x-fields': expressionsOf($fields) }),
  }
}

/** Values of a call's reply that other calls use, as OpenAPI links. */
export function printLinks(from: string): { links?: Record<string, PrintedLink> } {
  const targets = new Map<string, LinkValues>()
  if (from === ownBusiness.call)
    for (const [to, call] of Object.entries(endpoints) as [CallName, Endpoint][]) {
      const parameters = businessOf(call)
      if (Object.keys(parameters).length > 0) targets.set(to, parameters)
    }
  for (const [to, taken] of Object.entries(links[from as CallName] ?? {}))
    targets.set(to, { ...targets.get(to), ...(taken as LinkValues) })
  if (targets.size === 0) return {}
  return {
    links: Object.fromEntries([...targets].map(([to, taken]) => [to, printLink(to, taken)])),
  }
}
