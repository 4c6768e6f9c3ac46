import type { SquareClient } from 'square'
import { unseal, type SealingKeys } from '../../platform/secrets/secrets.ts'
import type { Access, CheckoutState, SealedToken } from '../providers.ts'

export type SquareSettings = {
  applicationId: string
  applicationSecret: string
  signatureKey: string
  apiUrl: string
  /** Address of notifications from Square, which its signature includes. */
  webhookUrl: string
  /** Return address of an authorization. */
  redirectUrl: string
  sealingKeys: SealingKeys
}

const timeoutInSeconds = 15

/** The library takes half a second and 87 MB, so it is loaded with the first call to Square. */
export const loadSquare = () => import('square')

/** Creates a client with a token, or without one for calls that send a secret. */
export async function squareClient(
  { apiUrl }: SquareSettings,
  token: string | undefined,
): Promise<SquareClient> {
  const { SquareClient: Client } = await loadSquare()
  // Retries are done by our jobs: each is recorded, and none is made during a transaction.
  return new Client({
    ...(token === undefined ? { auth: false } : { token }),
    baseUrl: apiUrl,
    maxRetries: 0,
    timeoutInSeconds,
  })
}

export const openToken = ({ sealingKeys }: SquareSettings, { purpose, sealed }: SealedToken) =>
  unseal(sealingKeys, purpose, sealed).toString()

/** Creates a client that acts for an account. */
export async function clientFor(
  settings: SquareSettings,
  access: Access | null,
): Promise<SquareClient> {
  if (!access?.token) throw new Error('the account of Square has no token')
  return squareClient(settings, openToken(settings, access.token))
}

type SquareFault = Error & {
  statusCode?: number
  errors?: readonly { code: string; detail?: string }[]
}
/** The rejection of a request by Square; null for any other error. */
export function rejectionOf(error: unknown): { status: number; code: string; why: string } | null {
  if (!(error instanceof Error)) return null
  const { statusCode: status, errors } = error as SquareFault
  if (status === undefined || status < 400 || status >= 500 || status === 408 || status === 429)
    return null
  const [first] = errors ?? []
  return { status, code: first?.code ?? '', why: first?.detail ?? error.message }
}

export const isUnauthorized = (error: unknown): boolean => {
  const status = rejectionOf(error)?.status
  return status === 401 || status === 403
}

/**
 * The library treats a truncated answer as one without content, so the result of the request is
 * unknown.
 */
export const cutAnswer = 'the answer of Square was cut off'

type Money = { amount?: bigint | null; currency?: string }
type Payment = { status?: string; totalMoney?: Money; amountMoney?: Money }
/** State of a payment; null while it is not paid. */
export async function paidBy(
  square: SquareClient,
  paymentRef: string | undefined,
): Promise<Extract<CheckoutState, { state: 'paid' }> | null> {
  if (!paymentRef) return null
  const { payment }: { payment?: Payment } = await square.payments.get({ paymentId: paymentRef })
  if (!payment) throw new Error(cutAnswer)
  if (payment.status !== 'COMPLETED' && payment.status !== 'APPROVED') return null
  const money = payment.totalMoney ?? payment.amountMoney
  return {
    state: 'paid',
    paymentRef,
    cents: Number(money?.amount),
    currency: (money?.currency ?? '').toLowerCase(),
  }
}

/** Amount of Square: cents as a BigInt. */
export const cad = (cents: number) => ({ amount: BigInt(cents), currency: 'CAD' as const })
