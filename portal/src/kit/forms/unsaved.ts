/*
 * Work that would be lost, whatever the way out. The router guards its own links; what leaves by another road
 * (changing business) asks here. A page may hold several forms: one question is enough.
 */
type Question = () => Promise<boolean>
const guards = new Set<Question>()
/** @returns The way to take the guard back */
export const guardLeaving = (ask: Question): (() => void) => {
  guards.add(ask)
  return () => {
    guards.delete(ask)
  }
}
/** True when nothing would be lost, or when the person agrees to lose it. */
export const confirmLeaving = (): Promise<boolean> => {
  const [ask] = guards
  return ask ? ask() : Promise.resolve(true)
}
