import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { printedAs } from '../printed-schema.ts'
import { ClientImport } from './client-import.ts'

export const uploadClientImport = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Clients/import',
  summary:
    'Upload a client spreadsheet, a workbook or CSV with any order of columns and any common encoding; no client is written yet',
  access: 'Clients',
  effect: 'outside',
  costly: true,
  accepts: 'multipart/form-data',
  body: z.strictObject({
    content: printedAs(z.file('type'), { type: 'string', format: 'binary' }),
  }),
  reply: ClientImport,
  problems: [
    'PictureTooLarge',
    'NotASpreadsheet',
    'SpreadsheetEmpty',
    'SpreadsheetTooLarge',
    'Unavailable',
  ],
})
