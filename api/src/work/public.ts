export { stateOf as stateOfWork } from './work.rules.ts'
