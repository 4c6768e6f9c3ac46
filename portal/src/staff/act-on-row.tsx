import type { Icon } from '@tabler/icons-react'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { staffMessages } from './staff.messages.ts'

type Props = {
  label: string
  icon: Icon
  color?: string
  /** Why it cannot be done; read by the pointer and by a screen reader. */
  obstacle: string | null
  onClick: () => void
}

/** A button of a row that says why it cannot be pressed, where it cannot. */
export function ActOnRow({ label, icon, color = 'gray', obstacle, onClick }: Props) {
  const messages = useMessages(staffMessages)
  return (
    <IconAction
      label={obstacle === null ? label : messages.cannot(label, obstacle)}
      icon={icon}
      color={color}
      isOnce
      {...(obstacle !== null && {
        'aria-disabled': true,
        'data-disabled': true,
      })}
      onClick={() => {
        if (obstacle === null) onClick()
      }}
    />
  )
}
