import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

type Props = {
  children: string
  onClick: () => void
  isDisabled?: boolean
  size?: 'xs' | 'sm'
  'data-path'?: string
}

/**
 * Adds a row to a list of a form. The field that one types in keeps the focus while the button is
 * pressed: its problem, shown on leaving it, would push the button away from under the pointer.
 */
export const AddButton = ({
  children,
  onClick,
  isDisabled = false,
  size = 'xs',
  ...field
}: Props) => (
  <Button
    {...field}
    variant="light"
    size={size}
    style={{ justifySelf: 'start' }}
    leftSection={<IconPlus size={14} aria-hidden />}
    disabled={isDisabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {children}
  </Button>
)
