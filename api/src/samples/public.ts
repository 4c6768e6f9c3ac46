export { sampleAccesses } from './create-sample.ts'
export { isCatalogueEmpty, sampleOf } from './sample.db.ts'
