import type { MouseEvent } from 'react'

/**
 * A row that is pressed shows its preview; with Ctrl, or ⌘, its page opens in a tab of its own.
 * What is pressed in it acts by itself.
 */
export const pressRow = (event: MouseEvent, href: () => string, onPeek: () => void): void => {
  if ((event.target as Element).closest('a, button')) return
  if (event.ctrlKey || event.metaKey) window.open(href(), '_blank')
  else onPeek()
}
