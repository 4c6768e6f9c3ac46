export { placesOf } from './postal-areas.ts'
