import { SpanKind } from '@opentelemetry/api'
import { inSpan, isTraced } from '../platform/jobs/traces.ts'
import type { PaymentProviders } from './providers.ts'

/** Methods that make no request to the provider. */
const asksNobody = new Set(['pageFor', 'readEvent'])
type Methods = Record<string, unknown>

/** Makes each request to a provider a span, named by its method only. */
export const traceProviders = (providers: PaymentProviders): PaymentProviders =>
  isTraced() ? (tracedMembers(providers, '') as PaymentProviders) : providers

function tracedMembers(members: object, before: string): Methods {
  return Object.fromEntries(
    Object.entries(members as Methods).map(([name, member]) => {
      const full = `${before}${name}`
      if (typeof member === 'function' && !asksNobody.has(name)) return [name, traced(full, member)]
      const isGroup = typeof member === 'object' && member !== null && !Array.isArray(member)
      return [name, isGroup ? tracedMembers(member, `${full} `) : member]
    }),
  )
}

const traced =
  (name: string, ask: Function) =>
  (...asked: unknown[]) =>
    inSpan(name, { kind: SpanKind.CLIENT }, () => ask(...asked) as Promise<unknown>)
