import { NewPassword } from '@guichet/contract/businesses/install-business.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { problemOf } from '../kit/forms/field-problem.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { accountMessages } from './account.messages.ts'
import { useChangePassword } from './account.queries.ts'

const nothing = { current: '', next: '', again: '' }

/**
 * Changes the user's password; requires the current one, so that an unattended screen is not
 * enough.
 */
export function ChangePassword() {
  const messages = useMessages(accountMessages)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [wasPressed, setPressed] = useState(false)
  const change = useChangePassword(() => {
    setTyped(nothing)
    setPressed(false)
  })
  const problems = {
    current: typed.current ? null : sentenceOf('required', language),
    next: problemOf(NewPassword, typed.next, language),
    again: typed.again === typed.next ? null : messages.different,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    const bad = (['current', 'next', 'again'] as const).find((field) => problems[field])
    if (bad) form.current?.querySelector<HTMLInputElement>(`[name="${bad}"]`)?.focus()
    else change.mutate({ body: { currentPassword: typed.current, newPassword: typed.next } })
  }
  const field = (name: keyof typeof nothing, autoComplete: string, description?: string) => (
    <PasswordInput
      name={name}
      label={messages[name]}
      autoComplete={autoComplete}
      value={typed[name]}
      maxLength={200}
      error={wasPressed ? problems[name] : null}
      aria-invalid={wasPressed && problems[name] ? true : undefined}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      visibilityToggleButtonProps={{ 'aria-label': messages.show }}
      {...(description && !(wasPressed && problems[name]) && { description })}
    />
  )
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm" maw={360}>
        {field('current', 'current-password')}
        {field('next', 'new-password', messages.nextHint)}
        {field('again', 'new-password')}
        <ProblemAlert error={change.error} />
        <Text size="xs" c="dimmed">
          {messages.otherSessions}
        </Text>
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {messages.change}
        </Button>
      </Stack>
    </form>
  )
}
