import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { kitWords } from './kit.words.ts'
import { useWords } from './words.ts'

/** Copies a reference, an e-mail, a phone: a real button that says what it copies, and that it did. */
export function CopyButton({ value }: { value: string }) {
  const words = useWords(kitWords)
  const { copied, copy } = useClipboard({ timeout: 1500 })
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={words.copy(value)}
        title={words.copy(value)}
        onClick={(event) => {
          event.stopPropagation()
          copy(value)
        }}
      >
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </ActionIcon>
      <VisuallyHidden component="output">{copied ? words.copied : ''}</VisuallyHidden>
    </>
  )
}
