export { insideOfDay, type Inside } from './inside.db.ts'
