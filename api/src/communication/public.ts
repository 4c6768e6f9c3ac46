export { communicationOf, storedFrom, type Communication } from './communication.db.ts'
