import type { Icon } from '@tabler/icons-react'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { staffMessages } from './staff.messages.ts'

type Props = {
  label: string
  icon: Icon
  color?: string
  /** Why the action is unavailable, for tooltip and screen readers; null if it is available. */
  obstacle: string | null
  onClick: () => void
}

/** A button of a row; unavailable, it stays focusable and shows the reason. */
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
