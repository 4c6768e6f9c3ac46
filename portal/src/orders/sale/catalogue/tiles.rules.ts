import type { findOpenActivities } from '@guichet/contract/availability/find-open-activities.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { lowestPrice } from '@guichet/contract/lowest-price.ts'
import type { Activity, Sellable, SoldKind } from '../counter/sell.queries.ts'

type OpenActivity = Reply<typeof findOpenActivities>['activities'][number]
/** A tile of the counter: an activity, or another kind of product. */
export type Tile =
  | {
      key: string
      activity: Activity
      /** Null if the activity has no slot left today, or needs none. */
      open: OpenActivity | null
      /** Lowest price above 0 on sale, in dollars; 0 if all are free, null if none is on sale. */
      fromPrice: number | null
    }
  | { key: SoldKind; activity: null }

const isOnSale = ({ categories }: Activity): boolean => categories.some(({ onSale }) => onSale)

function tileOf(activity: Activity, open: readonly OpenActivity[]): Tile {
  const prices = activity.categories
    .filter(({ onSale }) => onSale)
    .flatMap(({ products }) => products.map(({ price }) => price))
  return {
    key: activity.publicId,
    activity,
    open: open.find(({ activityPublicId }) => activityPublicId === activity.publicId) ?? null,
    fromPrice: lowestPrice(prices),
  }
}

/**
 * Activities on sale in the order of the catalogue, then the other kinds. A tile keeps its place
 * all day, so that a hand finds it. Activities that are not on sale are in `away`, hidden at
 * first.
 */
export function tilesOf(
  { activities }: Pick<Sellable, 'activities'>,
  kinds: readonly SoldKind[],
  open: readonly OpenActivity[],
): { shown: Tile[]; away: Tile[] } {
  const tiles = activities.map((activity) => tileOf(activity, open))
  const isSold = ({ activity }: Tile) => activity !== null && isOnSale(activity)
  return {
    shown: [
      ...tiles.filter(isSold),
      ...kinds.filter((kind) => kind !== 'tickets').map((key) => ({ key, activity: null })),
    ],
    away: tiles.filter((tile) => !isSold(tile)),
  }
}

/** Whether an activity would be on sale if somebody activated it. */
export const isSwitchedOff = ({ activity }: Tile): boolean =>
  activity !== null && activity.categories.some(({ reason }) => reason === 'inactive')

const isOpen = (tile: Tile): boolean => tile.activity !== null && tile.open !== null

/** The wanted tile if it exists, else the first one that is open today, else the first one. */
export const tileChosen = (
  { shown, away }: ReturnType<typeof tilesOf>,
  wanted: string | null,
): Tile | null =>
  [...shown, ...away].find(({ key }) => key === wanted) ??
  shown.find(isOpen) ??
  shown[0] ??
  away[0] ??
  null
