const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Files of a list: a workbook, or CSV on request. */
export const listFiles = [workbook, 'text/csv'] as const
/** Files of a report: a workbook, or a PDF on request. */
export const reportFiles = [workbook, 'application/pdf'] as const
