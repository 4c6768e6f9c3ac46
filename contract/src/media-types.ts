const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Files of a list: a workbook, or comma-separated values where the query asks for them. */
export const listFiles = [workbook, 'text/csv'] as const
/** Files of a report: a workbook, or a PDF where the query asks for it. */
export const reportFiles = [workbook, 'application/pdf'] as const
