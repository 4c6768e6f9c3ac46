export { loadActivities, type StoredActivity } from './activities.db.ts'
export { activityExists, sellablesByIds, type Sellable } from './sellables.db.ts'
export { whyNotSold } from './sellables.rules.ts'
