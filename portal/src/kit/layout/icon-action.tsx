import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'

type Props = Omit<ActionIconProps, 'children'> &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'children' | 'aria-label'> & {
    /** Name for screen readers, and tooltip. */
    label: string
    icon: Icon
    iconSize?: number
    /** Ignores the second click of a double click. */
    isOnce?: boolean
  }

/** A button that shows only an icon. */
export function IconAction({
  label,
  icon: Sign,
  iconSize = 16,
  isOnce = false,
  onClick,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isOnce || event.detail < 2) onClick?.(event)
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      onClick={press}
      {...rest}
    >
      <Sign size={iconSize} aria-hidden />
    </ActionIcon>
  )
}
