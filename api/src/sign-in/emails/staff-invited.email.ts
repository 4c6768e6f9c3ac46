import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../../mail/public.ts'
import { accountEmail } from './account.email.ts'
import { staffInvitedMessages } from './staff-invited-email.messages.ts'

export type StaffInvited = {
  language: Language
  business: Business
  firstName: string
  /** Name of the member who added this one. */
  invitedBy: string
  /** Whether the link is for a first password; otherwise it leads to the portal. */
  choosesPassword: boolean
  url: string
}

/** Renders the invitation of a new member: by whom, for which business, and how to begin. */
export function staffInvitedEmail(email: StaffInvited): EmailContent {
  const { language, business, firstName, invitedBy, choosesPassword, url } = email
  const say = staffInvitedMessages[language]
  return accountEmail({
    language,
    business,
    subject: say.subject(business.name),
    sentences: [
      say.hello(firstName),
      say.added(invitedBy, business.name),
      choosesPassword ? say.choose : say.asEver,
    ],
    action: { label: choosesPassword ? say.choosePassword : say.open, href: url },
    footnote: say.ignore,
  })
}
