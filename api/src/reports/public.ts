export { daysOf, soldInvoices, spanRows, type Period } from './sold-invoices.db.ts'
