import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of the audit trail. */
export async function auditCalls(_server: TestServer, staff: Staff) {
  const query = {
    startDate: '2020-01-01',
    action: 'order.created',
    subject: 'order',
    actorPublicId: staff.accountId,
  }
  return {
    findAudit: { query },
    findAuditActors: {},
    getAuditChain: {},
    verifyAudit: {},
    beginAuditExtract: { body: query },
  }
}
