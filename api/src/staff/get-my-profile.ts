import * as contract from '@guichet/contract/staff/get-my-profile.ts'
import { handle } from '../platform/http/contexts.ts'
import { businessesOf, canEnter, canValidate } from '../sign-in/public.ts'

type Employer = Awaited<ReturnType<typeof businessesOf>>[number]
const viewEmployer = ({ tenantId, name, colour }: Employer) => ({
  publicId: tenantId,
  name,
  colour,
})

/** Returns the signed-in person; `associations` are the businesses that can be selected. */
export const getMyProfile = handle(contract.getMyProfile, async ({ db, person }) => {
  const account = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'email', 'language', 'password_hash'])
    .where('id', '=', person.accountId)
    .executeTakeFirstOrThrow()
  const associations = await businessesOf(db, person.accountId)
  const open = associations.filter(canEnter)
  const roles = new Set(
    associations.flatMap((association) => [
      ...association.roles,
      ...(association.isMain ? ['UserCollaboratorAdmin' as const] : []),
    ]),
  )
  return {
    publicId: account.id,
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    language: account.language as 'fr' | 'en',
    roles: roles.size ? ['administration', ...roles] : ['NoRight'],
    associatedCollaboratorPublicId: open[0]?.tenantId ?? null,
    associatedCollaboratorPublicIds: open.map(({ tenantId }) => tenantId),
    associatedCollaborators: open.map(viewEmployer),
    validatedCollaborators: associations.filter(canValidate).map(viewEmployer),
    restrictions: [],
    hasPassword: account.password_hash !== null,
  }
})
