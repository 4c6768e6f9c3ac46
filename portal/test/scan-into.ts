import { act } from '@testing-library/react'

/** Dispatches keys like a scanner to the focused element, `gap` ms apart. */
export const scanInto = (at: HTMLElement, code: string, gap = 5) =>
  act(async () => {
    for (const [i, key] of [...code, 'Enter'].entries()) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(press, 'timeStamp', { value: 1000 + i * gap })
      const isTaken = !at.dispatchEvent(press)
      if (key !== 'Enter' && at instanceof HTMLInputElement) at.value += key
      if (key === 'Enter' && !isTaken) at.click()
    }
  })
