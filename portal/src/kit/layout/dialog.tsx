import { Modal } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useReturnFocus } from '../focus/return-focus.ts'
import { isTopDialog } from '../focus/top-dialog.ts'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'
import { usePhone } from './breakpoints.ts'
import { dialogWithFooter } from './dialog-footer.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** For a dialog that stays mounted; others are mounted to open. */
  isOpen?: boolean
  /** The dialog cannot be closed, such as while a request is running. */
  isLocked?: boolean
  /** Only the buttons close the dialog. */
  mustAnswer?: boolean
  /** Full screen on a phone. */
  isFullOnPhone?: boolean
  /** The buttons are in a `DialogFooter`. */
  hasFoot?: boolean
  size?: number | 'lg'
  closeOnClickOutside?: boolean
  /** Input is kept while the dialog is closed; it stays mounted, without effects. */
  keepsContent?: boolean
}

/**
 * Every dialog of the portal: title, close button with a name, focus returned on close. Escape
 * closes only the topmost one.
 */
export function Dialog({
  title,
  onClose,
  children,
  isOpen = true,
  isLocked = false,
  mustAnswer = false,
  isFullOnPhone = false,
  hasFoot = false,
  size,
  closeOnClickOutside = true,
  keepsContent = false,
}: Props) {
  const kit = useMessages(kitMessages)
  const isPhone = usePhone()
  const body = useRef<HTMLDivElement>(null)
  useReturnFocus(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        if (!isLocked && !mustAnswer && isTopDialog(body.current)) onClose()
      }}
      title={title}
      {...(size !== undefined && { size })}
      fullScreen={isFullOnPhone && isPhone}
      {...(hasFoot && { classNames: dialogWithFooter })}
      closeOnClickOutside={closeOnClickOutside}
      keepMounted={keepsContent}
      withCloseButton={!mustAnswer}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {/* Contains hidden text for screen readers, which would otherwise scroll the page behind. */}
      <div ref={body} style={{ position: 'relative' }}>
        {children}
      </div>
    </Modal>
  )
}
