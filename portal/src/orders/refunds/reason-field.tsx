import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, Textarea } from '@mantine/core'
import type { Ref } from 'react'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { refundMessages } from './refund.messages.ts'
import styles from './refund.module.css'

/** Maximum length that the endpoint accepts. */
const longestReason = 192
type Props = {
  reason: string
  onChange: (reason: string) => void
  isMissing: boolean
  isLocked?: boolean
  /** Recent reasons, each a button that fills the field. */
  recent?: readonly string[]
  ref?: Ref<HTMLTextAreaElement>
}

export function ReasonField({
  reason,
  onChange,
  isMissing,
  isLocked = false,
  recent = [],
  ref,
}: Props) {
  const messages = useMessages(refundMessages)
  const language = useLanguage()
  return (
    <div className="relative">
      <Textarea
        ref={ref}
        data-path="refundReason"
        label={messages.reason}
        description={messages.reasonHint}
        required
        withAsterisk={false}
        autosize
        minRows={2}
        maxRows={4}
        maxLength={longestReason}
        value={reason}
        disabled={isLocked}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={isMissing ? sentenceOf('required', language) : null}
      />
      <span className={styles.counter} aria-hidden>
        {messages.counter(reason.length)}
      </span>
      {recent.length > 0 && (
        <fieldset className={styles.recent} aria-label={messages.recentReasons}>
          {recent.map((text) => (
            <Button
              key={text}
              variant={text === reason ? 'light' : 'default'}
              px="xs"
              classNames={{ root: styles.recentReason!, label: styles.amountLabel! }}
              aria-pressed={text === reason}
              disabled={isLocked}
              onClick={() => onChange(text)}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
