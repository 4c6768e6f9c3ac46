export { nightPrices, stayCents } from './night-prices.rules.ts'
export { nightRatesOf } from './rates.db.ts'
