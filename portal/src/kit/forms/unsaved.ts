/*
 * Guards of unsaved changes. The router guards its own links; other navigation (changing business)
 * asks here. With several forms on a page, one confirmation is enough.
 */
type Question = () => Promise<boolean>
const guards = new Set<Question>()
/** @returns Removes the guard */
export const guardLeaving = (ask: Question): (() => void) => {
  guards.add(ask)
  return () => {
    guards.delete(ask)
  }
}
/** Resolves to true when nothing would be lost, or when the user agrees to lose it. */
export const confirmLeaving = (): Promise<boolean> => {
  const [ask] = guards
  return ask ? ask() : Promise.resolve(true)
}
