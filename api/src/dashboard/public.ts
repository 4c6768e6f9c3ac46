export { readStatistics } from './read-statistics.db.ts'
