import { findForms } from '@guichet/contract/forms/save-form.ts'
import { findQuestions } from '@guichet/contract/forms/save-question.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** Forms and questions of a business, read over the API. */
export function formsOf(server: TestServer) {
  const forms = async (staff: Staff) =>
    (await send(server, staff, findForms, { query: { collaboratorPublicId: staff.tenantId } })).body
      .forms
  const questions = async (staff: Staff) =>
    (await send(server, staff, findQuestions, { query: { collaboratorId: staff.tenantId } })).body
      .questions
  return { forms, questions }
}
