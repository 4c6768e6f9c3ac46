import { queueMail } from '../mail/public.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { issueLink, sealLink } from './provider/password-links.ts'
import type { SignIn } from './sign-in.ts'

const linkDays = 7

type Invitation = { accountId: string; staffId: string }
/** Sends an email to a new member with a link for their first sign-in. */
export type Invite = (ctx: Ctx, invited: Invitation) => Promise<void>

/**
 * Invites a member. Without a password they get a link to choose one, valid for seven days; others
 * get the address of the portal. An external provider has its own way to a password.
 */
export const inviteBy =
  ({ publicUrl, sealingKeys, provider }: SignIn): Invite =>
  async ({ db, now, actor, language }, { accountId, staffId }) => {
    const { tenantId } = actor
    const account = await db
      .selectFrom('account')
      .select(['email', 'language', 'first_name', 'password_hash'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const inviter = await db
      .selectFrom('account')
      .select(['first_name', 'last_name'])
      .where('id', '=', actor.accountId)
      .executeTakeFirstOrThrow()
    const choosesPassword = provider !== null && account.password_hash === null
    const link = { accountId, language: account.language, hours: linkDays * 24 }
    const url = choosesPassword ? await issueLink({ db, now }, publicUrl, link) : publicUrl
    await queueMail(db, {
      tenantId,
      kind: 'staff-invited',
      dedupeKey: `staff-invited:${staffId}:${newId()}`,
      to: account.email,
      language: account.language as typeof language,
      now,
      data: {
        firstName: account.first_name,
        invitedBy: `${inviter.first_name} ${inviter.last_name}`,
        choosesPassword,
        sealedUrl: sealLink(sealingKeys, url),
      },
    })
  }
