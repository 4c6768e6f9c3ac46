import type { MouseEvent } from 'react'

/**
 * A click on a row shows its preview; with Ctrl or ⌘, it opens its page in a new tab. Links and
 * buttons in the row keep their own action.
 */
export const openRow = (event: MouseEvent, href: () => string, onPeek: () => void): void => {
  if ((event.target as Element).closest('a, button')) return
  if (event.ctrlKey || event.metaKey) window.open(href(), '_blank')
  else onPeek()
}
