/** What a thread does with a spreadsheet; the library is loaded with the first one alone. */
export const spreadsheetMethods = {
  readSpreadsheet: async (bytes: Uint8Array) => {
    const { readSpreadsheet } = await import('./read-spreadsheet.ts')
    return readSpreadsheet(bytes)
  },
}
