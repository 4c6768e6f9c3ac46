export { formsFor } from './forms-for.ts'
