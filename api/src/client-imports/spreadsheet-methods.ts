/** Thread methods for spreadsheets; the library is loaded with the first one. */
export const spreadsheetMethods = {
  readSpreadsheet: async (bytes: Uint8Array) => {
    const { readSpreadsheet } = await import('./read-spreadsheet.ts')
    return readSpreadsheet(bytes)
  },
}
