import { kinds, type Kind } from '@guichet/contract/kinds.ts'

/** A package is taxed by its contents: it has no line of its own. */
export const taxableKinds: readonly Kind[] = kinds.filter((kind) => kind !== 'package')

/** The kinds with one added or removed, in their usual order. */
export const toggled = (taxed: readonly Kind[], kind: Kind, isTaxed: boolean): Kind[] =>
  kinds.filter((each) => (each === kind ? isTaxed : taxed.includes(each)))

/** Parses a rate with a comma or a point; returns the text if it is not a number. */
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
/** The fee in the format of the API; empty for none. */
export function feeOf<K>(kind: K, { mode, value }: FeeDraft): SentFee<K>[] {
  if (mode === 'none') return []
  return mode === 'percent'
    ? [{ kind, percent: readPercent(value) as number, amount: null }]
    : [{ kind, percent: null, amount: value.replace(',', '.') }]
}
