/** Rules of a call that no schema can print, and why. */
export type Exception = { rules: string[]; why: string }
export const exception = (why: string, ...rules: string[]): Exception => ({ rules, why })
