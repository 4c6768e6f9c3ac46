export { digestOf, mediaTypes } from './extracts.db.ts'
