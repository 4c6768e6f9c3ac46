/** A sentence that must always hold, and the query of its violations: no row when healthy. */
export type Invariant = { name: string; sql: string }
