import type { Links } from './link-types.ts'

const first = '/items/0/publicId'
/** Reports, the till and the journal. */
export const linksOfFigures: Links = {
  findReports: {
    getReport: { id: first },
    extractReport: { id: first },
    deleteReport: { id: first },
  },
}
