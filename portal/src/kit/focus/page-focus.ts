/** True from a change of page until its heading has the focus. */
let isWanted = false
export const wantPageFocus = () => {
  isWanted = true
}
export const takePageFocus = (): boolean => {
  const was = isWanted
  isWanted = false
  return was
}
