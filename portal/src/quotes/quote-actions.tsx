import { Button, Menu } from '@mantine/core'
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
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { notifySuccess } from '../kit/layout/notify.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { QuoteActionToConfirm } from './confirm-quote-action.tsx'
import { quoteMessages } from './quotes.messages.ts'
import { useDuplicateQuote, useQuotePaper, useSendQuote, type Quote } from './quotes.queries.ts'

// Used once in the life of a quote, so loaded on demand.
const ConvertQuote = lazyPart(() => import('./convert-quote.tsx'), 'ConvertQuote')

const ConfirmQuoteAction = lazyPart(
  () => import('./confirm-quote-action.tsx'),
  'ConfirmQuoteAction',
)

type Asking = QuoteActionToConfirm | 'convert'
type Props = {
  quote: Quote
  /** With unsaved changes, an email would differ from the screen. */
  isDirty: boolean
}

/** The next step as a button, other actions in a menu. */
export function QuoteActions({ quote, isDirty }: Props) {
  const messages = useMessages(quoteMessages)
  const [asked, setAsked] = useState<Asking | null>(null)
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
      {asked && asked !== 'convert' && (
        <ConfirmQuoteAction quote={quote} question={asked} onClose={close} />
      )}
    </>
  )
}

type MoreProps = {
  quote: Quote
  onAsk: (question: Asking) => void
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
