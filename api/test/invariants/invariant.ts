/** A sentence that is always true, and the query that finds where it is not: no row when healthy. */
export type Invariant = { name: string; sql: string }
