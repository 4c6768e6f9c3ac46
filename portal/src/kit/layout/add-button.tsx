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
 * Adds a row to a list of a form. The focus stays in the current field while the button is clicked:
 * an error shown on blur would move the button away from under the pointer.
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
