import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ActorId, Id, Nothing, TenantId } from '../primitives.ts'
import { StaffMember, StaffNew, StaffSave } from './staff-member.ts'

const at = { service: 'collaborator', path: '/1.0/staff', access: 'Staffs' } as const
const params = z.object({ id: Id })
const reply = StaffMember

export const findStaff = endpoint({
  ...at,
  service: 'administration',
  path: '/1.0/Staff',
  method: 'GET',
  summary: 'List the staff of the business, by name',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(StaffMember) }),
  problems: [],
})
export const getStaffOfUser = endpoint({
  ...at,
  path: '/1.0/staff/user/:id',
  method: 'GET',
  summary: 'Get the membership of a person in the business',
  effect: 'read',
  params,
  reply,
  problems: ['NotFound'],
})
/** The reply is the same whether or not the email had an account. */
export const createStaff = endpoint({
  ...at,
  service: 'administration',
  path: '/1.0/Staff',
  method: 'POST',
  summary: 'Add a member by email: they get an email with a link for their first sign-in',
  effect: 'write',
  idempotent: true,
  body: StaffNew.extend({ requestSenderUserPublicId: ActorId.optional() }),
  reply: z.strictObject({ publicId: Id }),
  problems: [
    'BeyondOwnAccess',
    'KeyReused',
    'ListFull',
    'MainStaffOnly',
    'NotFound',
    'StaffAlreadyExists',
  ],
})
export const saveStaff = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Save the roles of a member; they apply from the member’s next call',
  effect: 'write',
  body: StaffSave,
  reply,
  problems: [
    'BeyondOwnAccess',
    'LastMainStaff',
    'MainStaffOnly',
    'NotFound',
    'OwnMembership',
    'StaleVersion',
  ],
})
export const inviteStaff = endpoint({
  ...at,
  path: '/1.0/staff/:id/invite',
  method: 'POST',
  summary: 'Email a member the link for their first sign-in again',
  effect: 'write',
  idempotent: true,
  params,
  reply: Nothing,
  problems: ['KeyReused', 'MainStaffOnly', 'NotFound', 'NothingToSend'],
})
export const removeStaff = endpoint({
  ...at,
  path: '/1.0/staff/:id',
  method: 'DELETE',
  summary: 'Remove a member: their calls are refused at once, and their holds are released',
  effect: 'write',
  params,
  reply: Nothing,
  problems: ['LastMainStaff', 'MainStaffOnly', 'NotFound', 'OwnMembership'],
})
