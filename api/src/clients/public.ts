export { saveClient, type Buyer } from './clients.db.ts'
