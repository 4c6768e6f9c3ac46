/** Whether the last press on the page was of a pointer, and not of a key. */
let isPointer = false
const listen = { capture: true, passive: true }
document.addEventListener('pointerdown', () => (isPointer = true), listen)
document.addEventListener('keydown', () => (isPointer = false), listen)

export const wasPointerPressed = (): boolean => isPointer
