export { countedKinds, readStatistics, type Statistics } from './read-statistics.db.ts'
