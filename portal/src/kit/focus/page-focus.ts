/** True from a change of page until its heading has the focus. */
let isWanted = false
export const requestPageFocus = () => {
  isWanted = true
}
export const consumePageFocus = (): boolean => {
  const was = isWanted
  isWanted = false
  return was
}
