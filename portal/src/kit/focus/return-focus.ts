import { useEffect } from 'react'

/**
 * Gives the focus back to what opened a dialog. The library does so only for a dialog that was
 * there, closed, before: one that is loaded when it is called for, or leaves the page when it
 * closes, is not seen by it.
 */
export function useReturnFocus(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const page = document
    const active = page.activeElement
    const opener = active instanceof HTMLElement ? active : null
    return () => {
      const atClose = page.activeElement
      setTimeout(() => {
        const now = page.activeElement
        const isFree = now === null || now === page.body || now === atClose
        if (isFree && opener?.isConnected) opener.focus({ preventScroll: true })
      }, 10)
    }
  }, [isOpen])
}
