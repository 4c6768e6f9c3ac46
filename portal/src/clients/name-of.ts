import type { Client } from './clients.queries.ts'

/** What a client is called: by name, or else by email; empty where neither is known. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<Client, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '')
