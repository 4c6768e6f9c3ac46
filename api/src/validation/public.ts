export { insideOfDay, insideOfSlots, type Inside } from './inside.db.ts'
