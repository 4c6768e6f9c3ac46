export { inputOf } from './activities.view.ts'
export { archiveActivity } from './order-activities.ts'
export { addActivity, saveAll as saveActivities } from './save-activity.ts'
export { activitiesOnSale } from './on-sale.db.ts'
export { activitiesWithSale, type ActivityWithSale } from './activities-with-sale.ts'
export { productPictures } from './product-pictures.db.ts'
export { loadActivities, type StoredActivity } from './activities.db.ts'
export {
  activityExists,
  nameableSellables,
  sellablePasses,
  sellablesByIds,
  type Sellable,
} from './sellables.db.ts'
export { stockLeft, whyNotSold } from './sellables.rules.ts'
export { viewIdentifications } from './sellables.view.ts'
