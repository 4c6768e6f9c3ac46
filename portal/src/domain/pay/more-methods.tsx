import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { payMessages } from './pay.messages.ts'

type Props<Method extends string> = {
  methods: readonly Method[]
  isDisabled: boolean
  /** Method of the payment in progress. */
  busy: string | null
  onChoose: (method: Method) => void
  /** Undefined where no reference can be recorded. */
  onReference: (() => void) | undefined
  /** Further items. */
  children?: ReactNode
}

/** Menu of the payment methods that have no large button. */
export function MoreMethods<Method extends string>({
  methods,
  isDisabled,
  busy,
  onChoose,
  onReference,
  children,
}: Props<Method>) {
  const messages = useMessages(payMessages)
  const names: Record<string, string> = messages.methods
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button
          variant="default"
          aria-label={messages.more}
          leftSection={<IconDots size={18} aria-hidden />}
          loading={busy !== null && methods.some((method) => method === busy)}
        >
          {messages.moreShort}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {methods.map((method) => (
          <Menu.Item key={method} disabled={isDisabled} onClick={() => onChoose(method)}>
            {names[method]}
          </Menu.Item>
        ))}
        {onReference && (
          <Menu.Item disabled={isDisabled} onClick={onReference}>
            {messages.addReference}
          </Menu.Item>
        )}
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
