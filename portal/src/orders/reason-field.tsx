import { sentenceOf } from '@guichet/contract/rules.words.ts'
import { Textarea } from '@mantine/core'
import type { Ref } from 'react'
import { useLanguage, useWords } from '../kit/words.ts'
import { refundWords } from './refund.words.ts'
import styles from './refund.module.css'

/** Source: specification 1, section 5. The wire allows no more. */
export const longestReason = 192
type Props = {
  reason: string
  onChange: (reason: string) => void
  isMissing: boolean
  isLocked?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

export function ReasonField({ reason, onChange, isMissing, isLocked = false, ref }: Props) {
  const words = useWords(refundWords)
  const language = useLanguage()
  return (
    <div className={styles.reason}>
      <Textarea
        ref={ref}
        label={words.reason}
        description={words.reasonHint}
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
        {words.counter(reason.length)}
      </span>
    </div>
  )
}
