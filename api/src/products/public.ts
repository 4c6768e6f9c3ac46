export { partsOfPackages } from './sold-parts.db.ts'
