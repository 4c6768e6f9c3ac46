import type { Links } from './link-types.ts'

const first = '/items/0/publicId'
/** Reports, tills, journals and scheduled exports. */
export const linksOfFigures: Links = {
  findReports: {
    getReport: { id: first },
    extractReport: { id: first },
    deleteReport: { id: first },
  },
  findTills: { getTill: { id: first }, correctTill: { id: first } },
  openTill: {
    moveCash: { id: '/publicId' },
    countTill: { id: '/publicId' },
    getTill: { id: '/publicId' },
  },
  countTill: {
    closeTill: { id: '/publicId', $fields: { '/countPublicId': '/counts/0/publicId' } },
  },
  getOwnTill: {
    openTill: { $fields: { '/registerPublicId': '/registers/0/publicId' } },
    renameRegister: { id: '/registers/0/publicId' },
    archiveRegister: { id: '/registers/0/publicId' },
  },
  findScheduledExports: {
    saveScheduledExport: { id: first, $fields: { '/version': '/items/0/version' } },
    deleteScheduledExport: { id: first },
    runScheduledExport: { id: first },
    findExportRuns: { id: first },
    findExportReaders: { subject: '/items/0/subject' },
  },
  findExportReaders: { createScheduledExport: { $fields: { '/recipientPublicIds/0': first } } },
  findExportRuns: { getExportRun: { id: first }, getExportFile: { id: first } },
}
