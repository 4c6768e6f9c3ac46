import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { escapeHtml } from '../platform/text/escape-html.ts'
import { signInMessages } from './provider/sign-in.messages.ts'
import type { SignIn } from './sign-in.ts'

type DemoAccount = { email: string; role: Bilingual }

/** Accounts of a demonstration, with their roles. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'owner@guichet.test',
    role: {
      fr: 'Administration principale des trois entreprises',
      en: 'Main staff of the three businesses',
    },
  },
  {
    email: 'manager@guichet.test',
    role: { fr: 'Gérance\u00a0: tous les accès', en: 'Manager: every access, not main staff' },
  },
  {
    email: 'clerk@guichet.test',
    role: { fr: 'Comptoir, sans remboursement', en: 'Counter, without refunds' },
  },
  {
    email: 'accountant@guichet.test',
    role: { fr: 'Rapports et commandes, sans remboursement', en: 'Reports and orders, no refunds' },
  },
  { email: 'validator@guichet.test', role: { fr: 'Validation à l’entrée', en: 'Gate only' } },
  {
    email: 'scheduler@guichet.test',
    role: { fr: 'Gestionnaire de tâches', en: 'Task manager' },
  },
  { email: 'nobody@guichet.test', role: { fr: 'Aucun rôle', en: 'No role' } },
]

/**
 * Existing demo accounts: the demonstration may have been enabled on an installation with other
 * businesses.
 */
export async function demoAccountsIn({ pool, isDemo }: SignIn): Promise<readonly DemoAccount[]> {
  if (!isDemo) return []
  const { rows } = await pool.query<{ email: string }>(
    'select email from account where email = any($1) and disabled_at is null',
    [demoAccounts.map(({ email }) => email)],
  )
  const there = new Set(rows.map(({ email }) => email))
  return demoAccounts.filter(({ email }) => there.has(email))
}

/** Form that signs in with one click, as the password is public. */
export function demoAccountsForm(
  language: Language,
  uid: string,
  accounts: readonly DemoAccount[],
): string {
  if (accounts.length === 0) return ''
  const { demoPeople } = signInMessages[language]
  const people = accounts.map(
    ({ email, role }) =>
      `<li><button name="demo" value="${escapeHtml(email)}"><b>${escapeHtml(email)}</b> ${escapeHtml(role[language])}</button></li>`,
  )
  return `<form class="people" method="post" action="/sign-in/${uid}?lang=${language}">
<h2 id="people">${escapeHtml(demoPeople)}</h2>
<ul aria-labelledby="people">
${people.join('\n')}
</ul></form>`
}
