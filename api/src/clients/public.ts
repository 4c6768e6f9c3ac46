export { saveClient } from './clients.db.ts'
