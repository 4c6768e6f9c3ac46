/** True between a change of page and the moment its heading has taken the focus. */
let isWanted = false
export const wantPageFocus = () => {
  isWanted = true
}
export const takePageFocus = (): boolean => {
  const was = isWanted
  isWanted = false
  return was
}
