import { spreadsheetMethods } from '../client-imports/spreadsheet-methods.ts'
import { emailMethods } from '../mail/email-methods.ts'
import { serveDrawings } from '../platform/jobs/drawing-threads.ts'
import { quoteMethods } from '../quotes/draw-quote.ts'
import { reportMethods } from '../reports/draw-report.ts'
import { emailDrawings } from './email-drawings.ts'

serveDrawings({
  ...emailMethods(emailDrawings),
  ...reportMethods,
  ...quoteMethods,
  ...spreadsheetMethods,
})
