export { viewFigures } from './figures.view.ts'
export { planForFigures } from './plan-for-figures.db.ts'
export { readFigures, type Figures } from './read-figures.db.ts'
export { daysOf, soldInvoices, spanRows, unitsOfInvoices, type Period } from './sold-invoices.db.ts'
