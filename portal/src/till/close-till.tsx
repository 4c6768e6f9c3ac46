import { explanationLimit } from '@guichet/contract/till/till-view.ts'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { PiecesFields } from './pieces-fields.tsx'
import { piecesOf, wrongOf, type PieceCounts } from './pieces.rules.ts'
import { tillMessages } from './till.messages.ts'
import { useCloseTill, useCountTill, type Till } from './till.queries.ts'
import styles from './till.module.css'

type Count = Till['counts'][number]
type Props = { till: Till; onBack: () => void; onClosed: (till: Till) => void }

/** Closes a till: the cash is counted first; only then is the difference shown and explained. */
export function CloseTill({ till, onBack, onClosed }: Props) {
  const messages = useMessages(tillMessages)
  const [pieces, setPieces] = useState<PieceCounts>({})
  const [count, setCount] = useState<Count | null>(null)
  const counting = useCountTill()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!count) box.current?.querySelector('input')?.focus()
  }, [count])
  const submit = () => {
    const [wrong] = wrongOf(pieces)
    if (wrong) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else
      counting.mutate(
        { params: { id: till.publicId }, body: { pieces: piecesOf(pieces) } },
        { onSuccess: ({ counts }) => setCount(counts.at(-1)!) },
      )
  }
  return (
    <>
      <h2 id="own-till" className="size-16">
        {messages.countTitle} · {till.registerName}
      </h2>
      {count ? (
        <Explain till={till} count={count} onAgain={() => setCount(null)} onClosed={onClosed} />
      ) : (
        <form
          ref={box}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              {messages.countHint}
            </Text>
            <PiecesFields counted={pieces} onChange={setPieces} />
            <ProblemAlert error={counting.error} />
            <Group gap="xs">
              <Button variant="default" disabled={counting.isPending} onClick={onBack}>
                {messages.cancel}
              </Button>
              <Button type="submit" loading={counting.isPending}>
                {messages.finishCount}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </>
  )
}

type ExplainProps = {
  till: Till
  count: Count
  onAgain: () => void
  onClosed: (till: Till) => void
}
function Explain({ till, count, onAgain, onClosed }: ExplainProps) {
  const messages = useMessages(tillMessages)
  const money = useMoney()
  const [explanation, setExplanation] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const close = useCloseTill(onClosed)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { difference } = count
  const isMissing = difference !== 0 && explanation.trim() === ''
  const submit = () => {
    setPressed(true)
    if (isMissing) field.current?.focus()
    else
      close.mutate({
        params: { id: till.publicId },
        body: {
          countPublicId: count.publicId,
          ...(explanation.trim() !== '' && { explanation }),
        },
      })
  }
  return (
    <form
      noValidate
      className={styles.narrow}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="sm">
        <TotalsList
          rows={[
            { label: messages.expected, amount: money(count.expected) },
            { label: messages.counted, amount: money(count.counted) },
            { label: messages.difference, amount: money(difference), isTotal: true },
          ]}
        />
        <output>{differenceText(messages, difference, money)}</output>
        <Textarea
          ref={field}
          label={difference === 0 ? messages.note : messages.explanation}
          required={difference !== 0}
          maxLength={explanationLimit}
          autosize
          minRows={2}
          value={explanation}
          onChange={(event) => setExplanation(event.currentTarget.value)}
          error={wasPressed && isMissing ? messages.explanationMissing : null}
        />
        <ProblemAlert error={close.error} />
        <Group gap="xs">
          <Button variant="default" disabled={close.isPending} onClick={onAgain}>
            {messages.again}
          </Button>
          <Button type="submit" loading={close.isPending}>
            {messages.close}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type DifferenceMessages = {
  isExact: string
  isMore: (amount: string) => string
  isLess: (amount: string) => string
}
function differenceText(
  messages: DifferenceMessages,
  difference: number,
  money: (dollars: number) => string,
) {
  if (difference === 0) return messages.isExact
  return difference > 0 ? messages.isMore(money(difference)) : messages.isLess(money(-difference))
}
