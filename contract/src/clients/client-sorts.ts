/** The columns by which a list of clients is sorted: each is an index. */
export const clientSorts = ['lastName', 'firstName', 'email'] as const
export type ClientSort = (typeof clientSorts)[number]
