export { stateOf as stateOfWork } from './work.rules.ts'
export { mayDirect } from './work.db.ts'
