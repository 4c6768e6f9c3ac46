import { Button } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import type { Lost } from './lost.rules.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import styles from './rescheduling.module.css'

type Props = { lost: Lost; onChange: (reason: string) => void }

/** Common reasons, offered until another one is entered. */
export function UsualReasons({ lost, onChange }: Props) {
  const messages = useMessages(reschedulingMessages)
  const usual = Object.values(messages.reasons)
  if (lost.reason.trim() !== '' && !usual.includes(lost.reason)) return null
  return (
    <fieldset className={styles.hours}>
      <legend>{messages.usualReasons}</legend>
      {usual.map((reason) => (
        <Button
          key={reason}
          variant={reason === lost.reason ? 'light' : 'default'}
          aria-pressed={reason === lost.reason}
          onClick={() => onChange(reason)}
        >
          {reason}
        </Button>
      ))}
    </fieldset>
  )
}
