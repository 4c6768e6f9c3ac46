import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMessages } from '../kit/text/messages.ts'
import { validationMessages } from './validation.messages.ts'
import styles from './validate.module.css'

type Props = {
  onRead: (code: string) => void
  /** Whether the field also takes names. */
  canFind: boolean
}
/**
 * Field for scanners, which type a code and Enter wherever the focus is: keys typed on the page go
 * to this field. It is focused by default only on devices where that opens no keyboard.
 */
export function CodeField({ onRead, canFind }: Props) {
  const messages = useMessages(validationMessages)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true })
    const take = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (isTyped && target !== field.current) field.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', take)
    return () => document.removeEventListener('keydown', take)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value ?? code
    setCode('')
    onRead(typed)
  }
  return (
    <form className={styles.entry} onSubmit={submit}>
      <TextInput
        ref={field}
        label={canFind ? messages.codeOrName : messages.code}
        value={code}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        size="md"
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" size="md" variant="default">
        {messages.check}
      </Button>
    </form>
  )
}
