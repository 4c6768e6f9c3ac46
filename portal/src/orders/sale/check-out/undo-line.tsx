import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp } from '@tabler/icons-react'
import { undoMessages } from '../../../kit/layout/undo-notice.messages.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import type { CartUndo } from '../saved-cart/use-cart-undo.ts'
import styles from '../counter/cart.module.css'

/** Brings back what was just removed from the cart. Ctrl+Z does so too, except in a field. */
export function UndoLine({ undo }: { undo: CartUndo | null }) {
  const messages = useMessages(undoMessages)
  useHotkeys([['mod+Z', () => undo?.onUndo()]])
  // The region is there before its text, so that screen readers read it.
  return (
    <output className="block">
      {undo && (
        <div className={styles.undo}>
          <span>{undo.text}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            aria-keyshortcuts="Control+Z"
            onClick={undo.onUndo}
          >
            {messages.undo}
          </Button>
        </div>
      )}
    </output>
  )
}
