export { viewBusiness } from './get-business.ts'
export { placesOf } from './postal-areas.ts'
