/** Columns that can sort a list of clients; each has an index. */
export const clientSorts = ['lastName', 'firstName', 'email'] as const
export type ClientSort = (typeof clientSorts)[number]
