export { lodgingWithSale } from './lodging-with-sale.ts'
export { viewSellableStay } from './sellable-stay.view.ts'
export { nightPrices, stayCents, type NightRate } from './night-prices.rules.ts'
export { nightRatesOf } from './rates.db.ts'
