import { declineLimit } from '@guichet/contract/quotes/quote-view.ts'
import { Button, Menu, Textarea } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import {
  IconBan,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconFileTypePdf,
  IconLink,
  IconPencil,
  IconReceipt2,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { notifySuccess } from '../kit/layout/notify.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ConvertQuote } from './convert-quote.tsx'
import { quotesDefaults } from './quotes-search.rules.ts'
import { quoteMessages } from './quotes.messages.ts'
import {
  useAnswerQuote,
  useDeleteQuote,
  useDuplicateQuote,
  useQuotePaper,
  useReviseQuote,
  useSendQuote,
  type Quote,
} from './quotes.queries.ts'

type Asked = 'convert' | 'accept' | 'decline' | 'revise' | 'delete'
type Props = {
  quote: Quote
  /** What is typed is not saved: what is sent would not be what is seen. */
  isDirty: boolean
}

/** The next step as a button, the rest behind another one. */
export function QuoteActions({ quote, isDirty }: Props) {
  const messages = useMessages(quoteMessages)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { can, status } = quote
  const send = useSendQuote()
  const close = () => setAsked(null)
  return (
    <>
      {status === 'Draft' && (
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          loading={send.isPending}
          disabled={isDirty}
          {...(isDirty && { title: messages.saveFirst })}
          onClick={() =>
            send.mutate({ params: { id: quote.publicId }, body: { version: quote.version } })
          }
        >
          {quote.client.email ? messages.send : messages.sendByLink}
        </Button>
      )}
      {can.convert && (
        <Button
          leftSection={<IconReceipt2 size={16} aria-hidden />}
          onClick={() => setAsked('convert')}
        >
          {messages.convert}
        </Button>
      )}
      <MoreActions quote={quote} onAsk={setAsked} send={send} />
      {asked === 'convert' && <ConvertQuote quote={quote} onClose={close} />}
      {(asked === 'accept' || asked === 'decline') && (
        <Answer quote={quote} isAccepted={asked === 'accept'} onClose={close} />
      )}
      {asked === 'revise' && <Revise quote={quote} onClose={close} />}
      {asked === 'delete' && <Delete quote={quote} onClose={close} />}
    </>
  )
}

type MoreProps = {
  quote: Quote
  onAsk: (asked: Asked) => void
  send: ReturnType<typeof useSendQuote>
}
function MoreActions({ quote, onAsk, send }: MoreProps) {
  const messages = useMessages(quoteMessages)
  const navigate = useNavigate()
  const { copy } = useClipboard()
  const paper = useQuotePaper(quote.publicId)
  const duplicate = useDuplicateQuote(
    ({ publicId }) => void navigate({ to: '/quotes/$id', params: { id: publicId } }),
  )
  const { can, status, link } = quote
  const params = { id: quote.publicId }
  const isSent = status === 'Sent'
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          loading={paper.isTaking || duplicate.isPending}
        >
          {messages.actions}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {link && status !== 'Draft' && (
          <Menu.Item
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => {
              copy(link)
              notifySuccess(messages.linkCopied)
            }}
          >
            {messages.copyLink}
          </Menu.Item>
        )}
        {isSent && quote.client.email && (
          <Menu.Item
            leftSection={<IconSend size={16} aria-hidden />}
            onClick={() => send.mutate({ params, body: { version: quote.version } })}
          >
            {messages.sendAgain}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconFileTypePdf size={16} aria-hidden />} onClick={paper.take}>
          {messages.paperOf}
        </Menu.Item>
        {isSent && (
          <Menu.Item
            leftSection={<IconCheck size={16} aria-hidden />}
            onClick={() => onAsk('accept')}
          >
            {messages.accept}
          </Menu.Item>
        )}
        {can.answer && (
          <Menu.Item
            leftSection={<IconBan size={16} aria-hidden />}
            onClick={() => onAsk('decline')}
          >
            {messages.decline}
          </Menu.Item>
        )}
        {can.revise && (
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => onAsk('revise')}
          >
            {messages.revise}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => duplicate.mutate({ params })}
        >
          {messages.duplicate}
        </Menu.Item>
        {can.delete && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => onAsk('delete')}
          >
            {messages.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

type DialogProps = { quote: Quote; onClose: () => void }

/** What the client said by telephone or on paper. */
function Answer({ quote, isAccepted, onClose }: DialogProps & { isAccepted: boolean }) {
  const messages = useMessages(quoteMessages)
  const [reason, setReason] = useState('')
  const answer = useAnswerQuote(onClose)
  return (
    <Confirm
      title={isAccepted ? messages.acceptTitle : messages.declineTitle}
      verb={isAccepted ? messages.accept : messages.decline}
      isPending={answer.isPending}
      onClose={onClose}
      onConfirm={() =>
        answer.mutate({
          params: { id: quote.publicId },
          body: {
            version: quote.version,
            answer: isAccepted ? 'Accepted' : 'Declined',
            ...(!isAccepted && reason.trim() && { reason: reason.trim() }),
          },
        })
      }
    >
      <p>{isAccepted ? messages.acceptText : messages.declineText}</p>
      {!isAccepted && (
        <Textarea
          label={messages.reason}
          maxLength={declineLimit}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <ProblemAlert error={answer.error} />
    </Confirm>
  )
}

function Revise({ quote, onClose }: DialogProps) {
  const messages = useMessages(quoteMessages)
  const revise = useReviseQuote()
  return (
    <Confirm
      title={messages.reviseTitle}
      verb={messages.revise}
      isPending={revise.isPending}
      onClose={onClose}
      onConfirm={() =>
        revise.mutate(
          { params: { id: quote.publicId }, body: { version: quote.version } },
          { onSettled: onClose },
        )
      }
    >
      {messages.reviseText}
    </Confirm>
  )
}

function Delete({ quote, onClose }: DialogProps) {
  const messages = useMessages(quoteMessages)
  const navigate = useNavigate()
  const remove = useDeleteQuote(
    () => void navigate({ to: '/quotes', search: quotesDefaults, ignoreBlocker: true }),
  )
  return (
    <Confirm
      title={messages.deleteTitle}
      verb={messages.delete}
      isDangerous
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: quote.publicId } }, { onError: onClose })}
    >
      {messages.deleteText}
    </Confirm>
  )
}
