import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

type Props = { children: string; onClick: () => void; isSecondary?: boolean; isDisabled?: boolean }

/** Begins a new record of a list. */
export const CreateButton = ({
  children,
  onClick,
  isSecondary = false,
  isDisabled = false,
}: Props) => (
  <Button
    {...(isSecondary && { variant: 'default' })}
    leftSection={<IconPlus size={16} aria-hidden />}
    disabled={isDisabled}
    onClick={onClick}
  >
    {children}
  </Button>
)
