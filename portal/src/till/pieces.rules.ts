import { toCents, toDollars } from '@guichet/contract/money.ts'
import { denominations, type Denomination } from '@guichet/contract/till/till-view.ts'

/** Number of pieces by denomination; '' while the text is not a number. */
export type PieceCounts = Partial<Record<Denomination, number | ''>>
type Piece = { denomination: Denomination; count: number }

const isCount = (count: number | '' | undefined): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 9999

const centsOf = ({ denomination, count }: Piece): number => toCents(denomination)! * count
export const worthOf = (piece: Piece): number => toDollars(centsOf(piece))

/** The count in the format of the API, without denominations of zero. */
export const piecesOf = (counted: PieceCounts): Piece[] =>
  denominations.flatMap((denomination) => {
    const count = counted[denomination]
    return isCount(count) && count > 0 ? [{ denomination, count }] : []
  })

/** Total in dollars. */
export const totalOf = (counted: PieceCounts): number =>
  toDollars(piecesOf(counted).reduce((cents, piece) => cents + centsOf(piece), 0))

/** Denominations whose count is not an integer from 0 to 9999. */
export const wrongOf = (counted: PieceCounts): Denomination[] =>
  denominations.filter((denomination) => {
    const count = counted[denomination]
    return count !== undefined && count !== '' && !isCount(count)
  })
