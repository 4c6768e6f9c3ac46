export { activityExists, sellablesByIds, type Sellable } from './catalogue.db.ts'
export { stockLeft, whyNotSold } from './catalogue.rules.ts'
