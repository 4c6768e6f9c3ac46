import { kinds, type Kind } from '@guichet/contract/kinds.ts'

/** A package is taxed by what it holds: it has no line of its own. */
export const taxableKinds: readonly Kind[] = kinds.filter((kind) => kind !== 'package')

/** The kinds with one more or one less, in their usual order. */
export const toggled = (taxed: readonly Kind[], kind: Kind, isTaxed: boolean): Kind[] =>
  kinds.filter((each) => (each === kind ? isTaxed : taxed.includes(each)))

/** A rate as it is typed, with a comma or a point; what is no number stays as it was typed. */
export function readPercent(typed: string): number | string {
  const text = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : typed
}

export type FeeMode = 'none' | 'percent' | 'amount'
export type FeeDraft = { mode: FeeMode; value: string }
type Fee = { percent: number | null; amount: number | null }
export const draftOf = (fee: Fee | undefined): FeeDraft => {
  if (!fee) return { mode: 'none', value: '' }
  return fee.percent === null
    ? { mode: 'amount', value: (fee.amount ?? 0).toFixed(2) }
    : { mode: 'percent', value: String(fee.percent) }
}

type SentFee<K> = { kind: K; percent: number | null; amount: string | null }
/** What is sent of a fee: nothing where there is none. */
export function feeOf<K>(kind: K, { mode, value }: FeeDraft): SentFee<K>[] {
  if (mode === 'none') return []
  return mode === 'percent'
    ? [{ kind, percent: readPercent(value) as number, amount: null }]
    : [{ kind, percent: null, amount: value.replace(',', '.') }]
}
