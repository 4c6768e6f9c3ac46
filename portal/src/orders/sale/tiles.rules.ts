import type { findOpenActivities } from '@guichet/contract/availability/find-open-activities.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import type { Activity, Sellable, SoldKind } from './sell.queries.ts'

type OpenActivity = Reply<typeof findOpenActivities>['activities'][number]
/** What is chosen first: an activity, or something of another kind. */
export type Tile =
  | {
      key: string
      activity: Activity
      /** Null where it has no slot today any more, or needs none. */
      open: OpenActivity | null
      /** The lowest price of what is on sale, in dollars; 0 only where all of it is free. */
      fromPrice: number | null
    }
  | { key: SoldKind; activity: null }

const isOnSale = ({ categories }: Activity): boolean => categories.some(({ onSale }) => onSale)

/** The prices that are not nothing, where there are any: toddlers are free nearly everywhere. */
const paid = (prices: readonly number[]) => {
  const above = prices.filter((price) => price > 0)
  return above.length ? above : prices
}

function tileOf(activity: Activity, open: readonly OpenActivity[]): Tile {
  const prices = activity.categories
    .filter(({ onSale }) => onSale)
    .flatMap(({ products }) => products.map(({ price }) => price))
  return {
    key: activity.publicId,
    activity,
    open: open.find(({ activityPublicId }) => activityPublicId === activity.publicId) ?? null,
    fromPrice: prices.length ? Math.min(...paid(prices)) : null,
  }
}

/**
 * What is open today comes first, then what can be sold for another day, then the other kinds; what
 * is out of season is put away.
 */
export function tilesOf(
  { activities }: Pick<Sellable, 'activities'>,
  kinds: readonly SoldKind[],
  open: readonly OpenActivity[],
): { shown: Tile[]; away: Tile[] } {
  const tiles = activities.map((activity) => tileOf(activity, open))
  const isSold = ({ activity }: Tile) => activity !== null && isOnSale(activity)
  const isOpen = (tile: Tile) => tile.activity !== null && tile.open !== null
  const sold = tiles.filter(isSold)
  return {
    shown: [
      ...sold.filter(isOpen),
      ...sold.filter((tile) => !isOpen(tile)),
      ...kinds.filter((kind) => kind !== 'tickets').map((key) => ({ key, activity: null })),
    ],
    away: tiles.filter((tile) => !isSold(tile)),
  }
}

/** The wanted tile where it is there, else the first one. */
export const tileChosen = (
  { shown, away }: ReturnType<typeof tilesOf>,
  wanted: string | null,
): Tile | null =>
  [...shown, ...away].find(({ key }) => key === wanted) ?? shown[0] ?? away[0] ?? null
