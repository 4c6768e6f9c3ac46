import { z } from 'zod'

const times = z.int().min(1).max(10_000).default(1)
const ms = z.int().min(0).max(600_000)

/**
 * Faults of the next n requests to an endpoint, such as `POST /v1/refunds` or `GET
 * /v1/refunds/:id`.
 */
const requestFault = z.strictObject({
  on: z.string(),
  fault: z.enum([
    // The connection stays open without an answer, until the caller aborts or `ms` have passed.
    'timeout-before-acting',
    'timeout-after-acting',
    // Nothing was done or remembered: the same key may succeed.
    'error-500',
    // The endpoint failed while acting: the same key gets the same 500, as at Stripe.
    'error-500-remembered',
    'error-429',
    // The request was executed, but its answer is truncated.
    'malformed',
    'slow',
  ]),
  times,
  ms: ms.optional(),
})
/** Faults of the next n events, of one type or of any. */
const webhookFault = z.strictObject({
  webhooks: z.enum(['duplicate', 'late', 'shuffled', 'wrong-signature', 'drop', 'hold']),
  type: z.string().optional(),
  times,
  ms: ms.default(2000),
  seed: z.union([z.string(), z.number()]).default(1),
})
/** Results of the next n refunds. */
const refundFault = z.strictObject({
  refunds: z.enum(['pending', 'failed', 'balance-insufficient']),
  times,
})

export const scriptedFault = z.union([requestFault, webhookFault, refundFault])
type ScriptedFault = z.input<typeof scriptedFault>
export type RequestFault = z.output<typeof requestFault>
export type WebhookFault = z.output<typeof webhookFault>
type RefundFault = z.output<typeof refundFault>

export type ScriptedFaults = {
  /** @throws ZodError for an unknown fault */
  add: (fault: ScriptedFault) => void
  clear: () => void
  /** Number of scripted faults that have not occurred yet. */
  waiting: () => number
  takeForRequest: (endpoint: string) => RequestFault | undefined
  takeForEvent: (type: string) => WebhookFault | undefined
  takeForRefund: () => RefundFault | undefined
}

/** Faults occur in the order in which they were added, each the given number of times. */
export function scriptFaults(endpoints: () => ReadonlySet<string>): ScriptedFaults {
  const requests: RequestFault[] = []
  const webhooks: WebhookFault[] = []
  const refunds: RefundFault[] = []
  return {
    add: (given) => {
      const fault = scriptedFault.parse(given)
      if ('webhooks' in fault) webhooks.push(fault)
      else if ('refunds' in fault) refunds.push(fault)
      // With a misspelled endpoint a test would prove nothing.
      else if (endpoints().has(fault.on)) requests.push(fault)
      else throw new RangeError(`There is no endpoint ${fault.on}.`)
    },
    clear: () => {
      for (const list of [requests, webhooks, refunds]) list.length = 0
    },
    waiting: () =>
      [...requests, ...webhooks, ...refunds].reduce((sum, { times }) => sum + times, 0),
    takeForRequest: (endpoint) => take(requests, ({ on }) => on === endpoint),
    takeForEvent: (type) => take(webhooks, (fault) => (fault.type ?? type) === type),
    takeForRefund: () => take(refunds, () => true),
  }
}

function take<Fault extends { times: number }>(
  faults: Fault[],
  fits: (fault: Fault) => boolean,
): Fault | undefined {
  const fault = faults.find(fits)
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times === 0) faults.splice(faults.indexOf(fault), 1)
  return fault
}
