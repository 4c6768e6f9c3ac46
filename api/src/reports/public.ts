export { viewFigures } from './figures.view.ts'
export { readFigures, type Figures } from './read-figures.db.ts'
export { daysOf, soldInvoices, spanRows, type Period } from './sold-invoices.db.ts'
export { salesSheets } from './sales-sheets.ts'
