/*
 * Work that would be lost, whatever the way out. The router guards its own links; what leaves by another road
 * (changing business) asks here.
 */
let ask: (() => Promise<boolean>) | null = null
export const guardLeaving = (how: (() => Promise<boolean>) | null) => { ask = how }
/** True when nothing would be lost, or when the person agrees to lose it. */
export const confirmLeaving = (): Promise<boolean> => (ask ? ask() : Promise.resolve(true))
