import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { secondFactorMessages } from './second-factor.messages.ts'

type Props = {
  /** Label of the submit button. */
  verb: string
  text?: string
  isDangerous?: boolean
  isPending: boolean
  error: Error | null
  /** Further fields of the form. */
  children?: ReactNode
  /** Whether the further fields are valid. */
  isGood?: boolean
  onSubmit: (currentPassword: string) => void
}

/** Requires the password before a change of how the user signs in. */
export function PasswordStep(props: Props) {
  const { verb, text, isDangerous, isPending, error, children, isGood = true, onSubmit } = props
  const messages = useMessages(secondFactorMessages)
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (password && isGood) onSubmit(password)
  }
  const isMissing = wasPressed && !password
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {text && <Text>{text}</Text>}
        {children}
        <PasswordInput
          label={messages.password}
          value={password}
          maxLength={200}
          autoComplete="current-password"
          data-autofocus={children === undefined || undefined}
          error={isMissing ? sentenceOf('required', language) : null}
          aria-invalid={isMissing || undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': messages.show }}
        />
        <ProblemAlert error={error} />
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} {...(isDangerous && { color: 'red' })}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
