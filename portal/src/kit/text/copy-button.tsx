import { ActionIcon } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { kitMessages } from './kit.messages.ts'
import { useMessages } from './messages.ts'

/**
 * Copies a reference, an email or a phone number; announces both the value, or the name of a long
 * one, and the success.
 */
export function CopyButton({ value, name = value }: { value: string; name?: string }) {
  const messages = useMessages(kitMessages)
  const { copied, copy } = useClipboard({ timeout: 1500 })
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={messages.copy(name)}
        title={messages.copy(name)}
        onClick={(event) => {
          event.stopPropagation()
          copy(value)
        }}
      >
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </ActionIcon>
      <output className="visually-hidden">{copied ? messages.copied : ''}</output>
    </>
  )
}
