import { toCents, toDollars } from '@guichet/contract/money.ts'
import { denominations, type Denomination } from '@guichet/contract/till/till-view.ts'

/** How many of each are counted; '' where nothing that counts is typed. */
export type Counted = Partial<Record<Denomination, number | ''>>
type Piece = { denomination: Denomination; count: number }

const isCount = (count: number | '' | undefined): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 9999

const centsOf = ({ denomination, count }: Piece): number => toCents(denomination)! * count
export const worthOf = (piece: Piece): number => toDollars(centsOf(piece))

/** What was counted, as the call takes it; denominations without a count are none. */
export const piecesOf = (counted: Counted): Piece[] =>
  denominations.flatMap((denomination) => {
    const count = counted[denomination]
    return isCount(count) && count > 0 ? [{ denomination, count }] : []
  })

/** In dollars. */
export const totalOf = (counted: Counted): number =>
  toDollars(piecesOf(counted).reduce((cents, piece) => cents + centsOf(piece), 0))

/** Denominations whose count is no whole number from 0 to 9999. */
export const wrongOf = (counted: Counted): Denomination[] =>
  denominations.filter((denomination) => {
    const count = counted[denomination]
    return count !== undefined && count !== '' && !isCount(count)
  })
