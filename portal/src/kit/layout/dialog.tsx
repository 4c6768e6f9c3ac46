import { Modal } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useReturnFocus } from '../focus/return-focus.ts'
import { isTopDialog } from '../focus/top-dialog.ts'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'
import { usePhone } from './breakpoints.ts'
import { footedDialog } from './dialog-foot.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** A dialog that stays mounted says when it is open; the others are mounted to open. */
  isOpen?: boolean
  /** While something is sent, the dialog does not close. */
  isLocked?: boolean
  /** There is no way out but its buttons. */
  mustAnswer?: boolean
  /** On a phone it takes the whole screen. */
  isFullOnPhone?: boolean
  /** Its buttons are in a `DialogFoot`. */
  hasFoot?: boolean
  size?: number | 'lg'
  closeOnClickOutside?: boolean
}

/**
 * Every dialog of the portal: its title, a close button with a name, the focus given back. Escape
 * closes the one on top alone.
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
      {...(hasFoot && { classNames: footedDialog })}
      closeOnClickOutside={closeOnClickOutside}
      withCloseButton={!mustAnswer}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {/* What is hidden in it for those who listen stays in it, or the page behind would scroll. */}
      <div ref={body} style={{ position: 'relative' }}>
        {children}
      </div>
    </Modal>
  )
}
