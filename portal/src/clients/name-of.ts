import type { Client } from './clients.queries.ts'

/** Display name of a client: the name, or the email; empty when both are unknown. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<Client, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '')
