import { checkClientImport } from '@guichet/contract/client-imports/check-client-import.ts'
import { importFields, type ImportReading } from '@guichet/contract/client-imports/client-import.ts'
import { getClientImport } from '@guichet/contract/client-imports/get-client-import.ts'
import { startClientImport } from '@guichet/contract/client-imports/start-client-import.ts'
import { uploadClientImport } from '@guichet/contract/client-imports/upload-client-import.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** A file as a form sends it. */
export const asFile = (bytes: Buffer | string) =>
  `data:text/csv;base64,${Buffer.from(bytes).toString('base64')}`

/** Operations of a clerk on a spreadsheet of clients. */
export function importsOf(server: TestServer, staff: Staff) {
  const upload = async (bytes: Buffer | string, who = staff) =>
    send(server, who, uploadClientImport, { body: { content: asFile(bytes) as unknown as File } })
  const check = (id: string, reading: ImportReading) =>
    send(server, staff, checkClientImport, { params: { id }, body: reading })
  const start = (id: string, expected: number, key = newKey()) =>
    send(server, staff, startClientImport, { params: { id }, body: { expected }, key })
  const look = async (id: string) =>
    (await send(server, staff, getClientImport, { params: { id } })).body
  return { upload, check, start, look }
}

/** Columns in the order of the fields. */
export const inOrder = (...fields: (typeof importFields)[number][]): ImportReading => ({
  columns: fields.map((field, column) => ({ column, field })),
  dateOrder: 'dayFirst',
  language: 'fr',
  known: 'complete',
})
