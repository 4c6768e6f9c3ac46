import { useEffect } from 'react'

/**
 * Returns the focus to the element that opened a dialog. The library does so only for a dialog that
 * was mounted closed: not for one that is mounted to open, or unmounted to close.
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
