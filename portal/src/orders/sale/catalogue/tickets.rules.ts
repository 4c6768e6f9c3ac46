import type { Activity, Category } from '../counter/sell.queries.ts'

/** The chosen activity and category, by default the first ones on sale. */
export function chosenTickets(
  activities: readonly Activity[],
  activityId: string | null,
  categoryId: string | null,
): { activity: Activity; category: Category } {
  const activity =
    activities.find(({ publicId }) => publicId === activityId) ??
    activities.find(({ categories }) => categories.some(({ onSale }) => onSale)) ??
    activities[0]!
  return { activity, category: categoryChosen(activity, categoryId) }
}

/** The chosen category, by default the first one on sale. */
export const categoryChosen = ({ categories }: Activity, categoryId: string | null): Category =>
  categories.find(({ publicId }) => publicId === categoryId) ??
  categories.find(({ onSale }) => onSale) ??
  categories[0]!

/** Whether a ticket needs a slot; some categories are also sold for any time. */
export const isSlotNeeded = (
  { schedulingType }: Pick<Category, 'schedulingType'>,
  isAnytime: boolean,
): boolean =>
  schedulingType === 'WithCalendar' || (schedulingType === 'WithCalendarOrAnytime' && !isAnytime)
