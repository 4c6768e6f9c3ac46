export { activityExists, sellablesByIds, type Sellable } from './catalogue.db.ts'
export { whyNotSold } from './catalogue.rules.ts'
