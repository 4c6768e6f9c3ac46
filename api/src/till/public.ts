export { openTillOf, tillFor } from './own-till.db.ts'
