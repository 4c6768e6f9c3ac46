export { fileOfJournal } from './extract-journal.ts'
export { loadJournal } from './load-journal.ts'
