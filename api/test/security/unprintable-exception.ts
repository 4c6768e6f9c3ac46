/** Rules of an endpoint that no schema can express, and why. */
export type Exception = { rules: string[]; why: string }
export const exception = (why: string, ...rules: string[]): Exception => ({ rules, why })
