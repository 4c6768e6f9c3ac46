export { digestOf } from './extracts.db.ts'
