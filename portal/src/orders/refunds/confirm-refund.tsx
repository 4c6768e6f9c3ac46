import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { focusFirstBad } from '../../kit/focus/focus-first-bad.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { DeleteChoices } from '../delete-choices.tsx'
import { useRefundPreview, type Order, type RefundRequest } from '../orders.queries.ts'
import { confirmMessages } from './confirm.messages.ts'
import {
  areAllChosen,
  deletableRows,
  deletions,
  unchosen,
  type DeleteChoices as Choices,
} from './delete-choices.rules.ts'
import { RefundSummary } from './refund-summary.tsx'
import { refundMessages } from './refund.messages.ts'
import { hasReturns, returnedOf, type PercentByUnit, type RefundRow } from './refund.rules.ts'

type Props = {
  order: Order
  rows: readonly RefundRow[]
  ask: RefundRequest
  picked: PercentByUnit | null
  isPending: boolean
  error: unknown
  onConfirm: (
    gone: ReturnType<typeof deletions> & { returnToStock: boolean; isGivingCodesBack: boolean },
  ) => void
  onClose: () => void
}

/**
 * Final confirmation of a refund: the fate of each ticket and the amount. The focus starts on the
 * button that cancels.
 */
export function ConfirmRefund({
  order,
  rows,
  ask,
  picked,
  isPending,
  error,
  onConfirm,
  onClose,
}: Props) {
  const messages = useMessages(refundMessages)
  const own = useMessages(confirmMessages)
  const [choices, setChoices] = useState<Choices>({})
  const [wasPressed, setPressed] = useState(false)
  const [returnToStock, setReturnToStock] = useState(true)
  const [isGivingCodesBack, setGivingCodesBack] = useState(false)
  const preview = useRefundPreview(ask)
  const isFree = order.isFree === true
  const asked = deletableRows(rows, picked)
  const isReady = areAllChosen(asked, choices)
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!isReady || !preview.data) {
      setPressed(true)
      focusFirstBad(event.currentTarget.closest('[role="dialog"]'), unchosen(asked, choices))
      return
    }
    onConfirm({ ...deletions(asked, choices), returnToStock, isGivingCodesBack })
  }
  return (
    <Dialog
      isLocked={isPending}
      onClose={onClose}
      size="lg"
      title={isFree ? own.confirmFreeTitle : own.confirmTitle}
    >
      <Stack gap="md">
        <Amount preview={preview} isFree={isFree} isWhole={picked === null} />
        <DeleteChoices
          rows={asked}
          picked={picked}
          proposal={order.cancelsRefunded}
          choices={choices}
          isLate={wasPressed}
          onChange={setChoices}
        />
        {hasReturns(rows, picked) && (
          <Checkbox
            label={own.returnToStock}
            description={own.returnHint}
            checked={returnToStock}
            onChange={(event) => setReturnToStock(event.currentTarget.checked)}
          />
        )}
        <CodesBack
          codes={isFree ? undefined : preview.data?.codes}
          isChosen={isGivingCodesBack}
          onChange={setGivingCodesBack}
        />
        {preview.data && !isFree && (
          <RefundSummary preview={preview.data} isOld={preview.isFetching} />
        )}
        {wasPressed && !isReady && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {messages.mustChoose}
          </Text>
        )}
        <ProblemAlert error={error} />
        <Group justify="flex-end">
          <Button variant="default" data-autofocus disabled={isPending} onClick={onClose}>
            {messages.keep}
          </Button>
          <Button
            color="red"
            loading={isPending}
            aria-disabled={!isReady || undefined}
            disabled={!preview.data}
            onClick={press}
          >
            {isFree ? own.confirmFree : <ConfirmWords worth={preview.data} />}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

type Worth = { finalCost: number; credited?: number | undefined }
/** Button text: the money returned, or the amount deducted from the balance. */
function ConfirmWords({ worth }: { worth: Worth | undefined }) {
  const own = useMessages(confirmMessages)
  const { creditSelected } = useMessages(refundMessages)
  const money = useMoney()
  if (!worth) return own.confirm('…')
  const returned = returnedOf(worth)
  return worth.credited && returned === 0
    ? creditSelected(money(worth.finalCost))
    : own.confirm(money(returned))
}

type CodesProps = {
  codes: readonly string[] | undefined
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}
/** Offers to make single-use codes usable again when the whole order is refunded. */
function CodesBack({ codes, isChosen, onChange }: CodesProps) {
  const messages = useMessages(confirmMessages)
  if (!codes?.length) return null
  return (
    <Checkbox
      label={messages.codesBack(codes.join(', '))}
      description={messages.codesHint}
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

/** The amount in a sentence, with loading and error states. */
function Amount({
  preview: { data, error },
  isFree,
  isWhole,
}: {
  preview: ReturnType<typeof useRefundPreview>
  isFree: boolean
  isWhole: boolean
}) {
  const own = useMessages(confirmMessages)
  const money = useMoney()
  const freeText = isWhole ? own.confirmFreeAllText : own.confirmFreeText
  const textOf = (worth: Worth) =>
    worth.credited
      ? own.confirmCreditText(money(worth.credited), money(returnedOf(worth)))
      : own.confirmText(money(worth.finalCost))
  return (
    <>
      <ProblemAlert error={error} />
      {!data && !error && <Skeleton height={80} />}
      {data && <Text>{isFree ? freeText : textOf(data)}</Text>}
    </>
  )
}
