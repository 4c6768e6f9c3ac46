import { useEffect, type ReactNode } from 'react'
import { PrintPage, type PrintFormat } from './print-page.tsx'
import styles from './print-sheet.module.css'

/** The page is hidden while it is printed; afterwards the focused element has the focus again. */
function useFocusAfterPrint() {
  useEffect(() => {
    let before: Element | null = null
    const remember = () => {
      before = document.activeElement
    }
    const giveBack = () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
    window.addEventListener('beforeprint', remember)
    window.addEventListener('afterprint', giveBack)
    return () => {
      window.removeEventListener('beforeprint', remember)
      window.removeEventListener('afterprint', giveBack)
    }
  }, [])
}

/** A document that replaces the page in print, and is never visible on the screen. */
export function PrintOnly({ format, children }: { format: PrintFormat; children: ReactNode }) {
  useFocusAfterPrint()
  return (
    <div className={styles.beside} aria-hidden inert>
      <PrintPage format={format} as="div">
        {children}
      </PrintPage>
    </div>
  )
}
