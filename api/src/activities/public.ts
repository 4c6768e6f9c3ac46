export { loadActivities, type StoredActivity } from './activities.db.ts'
export { activityExists, sellablePasses, sellablesByIds, type Sellable } from './sellables.db.ts'
export { whyNotSold } from './sellables.rules.ts'
