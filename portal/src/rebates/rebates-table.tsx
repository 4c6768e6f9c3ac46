import { toDollars } from '@guichet/contract/money.ts'
import { readDiscount } from '@guichet/contract/rebates/discount.ts'
import { UnstyledButton } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import {
  IconCheck,
  IconCircleCheck,
  IconCircleOff,
  IconClock,
  IconCopy,
  IconDownload,
  IconHistory,
  IconListDetails,
  IconPencil,
  IconTicketOff,
  IconTrash,
} from '@tabler/icons-react'
import { useDates } from '../kit/dates/dates.ts'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { PagedTable } from '../kit/tables/paged-table.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { formatMoney, formatPercent } from '../kit/text/money.ts'
import { standingOf, type Standing } from './draft.rules.ts'
import { rebateMessages } from './rebates.messages.ts'
import type { Batch, Single } from './rebates.queries.ts'
import { useGroupFile } from './use-group-file.ts'
import styles from './rebates.module.css'

export type Row = ({ kind: 'single' } & Single) | ({ kind: 'group' } & Batch)
type Props = {
  rows: readonly Row[]
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
  onCodes: (group: Batch) => void
}

const looks = {
  active: { tone: 'positive', icon: IconCircleCheck },
  inactive: { tone: 'muted', icon: IconCircleOff },
  used: { tone: 'muted', icon: IconTicketOff },
  coming: { tone: 'info', icon: IconClock },
  over: { tone: 'muted', icon: IconHistory },
} as const satisfies Record<Standing, object>

/** Single codes and batches, with their remaining uses. */
export function RebatesTable({ rows, onEdit, onRemove, onCodes }: Props) {
  const messages = useMessages(rebateMessages)
  const dates = useDates()
  return (
    <PagedTable
      title={messages.title}
      isTitleHidden
      rows={rows}
      empty={messages.empty}
      sizes={[25, 50, 75, 100]}
      columns={[
        { header: messages.fields.description, cell: ({ description }) => description },
        { header: messages.fields.code, cell: (row) => <CodeCell row={row} /> },
        { header: messages.fields.settings, cell: ({ settings }) => <Discount text={settings} /> },
        {
          header: messages.fields.types,
          cell: ({ types }) => (
            <span className={styles.types}>
              {types.map((type) => messages.types[type]).join(', ')}
            </span>
          ),
        },
        {
          header: messages.fields.isActive,
          cell: (row) => {
            const standing = standingOf(row, dates.today())
            return <StatusBadge {...looks[standing]}>{messages.states[standing]}</StatusBadge>
          },
        },
        {
          header: messages.period,
          cell: ({ activePeriodBeginUtc: from, activePeriodEndUtc: to }) => (
            <Period text={messages.periodOf(from.slice(0, 10), to.slice(0, 10))} />
          ),
        },
        { header: messages.remaining, cell: (row) => <RemainingUses row={row} /> },
      ]}
      acts={(row) => <Acts row={row} onEdit={onEdit} onRemove={onRemove} onCodes={onCodes} />}
    />
  )
}

/** Formats `30.00$` and `7.5%` for the reader. */
export function Discount({ text }: { text: string }) {
  const language = useLanguage()
  const { rateMilli, cents } = readDiscount(text) ?? { rateMilli: null, cents: 0 }
  return (
    <span className="one-line">
      {rateMilli === null
        ? formatMoney(toDollars(cents), language)
        : formatPercent(rateMilli / 1000, language)}
    </span>
  )
}

/** A period, broken after its first date only: browsers also break after a hyphen. */
function Period({ text }: { text: string }) {
  const end = text.indexOf(' ')
  return (
    <>
      <span className="one-line">{text.slice(0, end)}</span>{' '}
      <span className="one-line">{text.slice(end + 1)}</span>
    </>
  )
}

function RemainingUses({ row }: { row: Row }) {
  const messages = useMessages(rebateMessages)
  if (row.kind === 'group')
    return <span className="one-line">{`${row.remainingUses} / ${row.quantity}`}</span>
  if (row.remainingUses !== null) return <>{row.remainingUses}</>
  return (
    <>
      {messages.unlimited}
      {row.uses > 0 && <span className={styles.uses}>{messages.used(row.uses)}</span>}
    </>
  )
}

function GroupCell({ group }: { group: Batch }) {
  const messages = useMessages(rebateMessages)
  const { isTaking, download } = useGroupFile(group.publicId)
  return (
    <UnstyledButton
      className={styles.code}
      aria-label={messages.downloadOf(messages.download(group.quantity), group.description)}
      aria-disabled={isTaking}
      onClick={() => !isTaking && download()}
    >
      <IconDownload size={14} aria-hidden />
      {messages.download(group.quantity)}
    </UnstyledButton>
  )
}

function CodeCell({ row }: { row: Row }) {
  const messages = useMessages(rebateMessages)
  const { copied, copy } = useClipboard({ timeout: 1500 })
  if (row.kind === 'group') return <GroupCell group={row} />
  const { code } = row
  if (code === null) return <span className="dimmed">{messages.noCode}</span>
  return (
    <UnstyledButton
      className={styles.code}
      aria-label={messages.copy(code)}
      title={messages.copy(code)}
      onClick={() => copy(code)}
    >
      <code>{code}</code>
      {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      <output className="size-12">{copied ? messages.copied : ''}</output>
    </UnstyledButton>
  )
}

type ActsProps = Pick<Props, 'onEdit' | 'onRemove' | 'onCodes'> & { row: Row }
function Acts({ row, onEdit, onRemove, onCodes }: ActsProps) {
  const messages = useMessages(rebateMessages)
  const isUsed = row.kind === 'single' && row.remainingUses === 0
  return (
    <>
      {row.kind === 'group' && (
        <IconAction
          label={messages.seeCodes(row.description)}
          icon={IconListDetails}
          isOnce
          onClick={() => onCodes(row)}
        />
      )}
      {isUsed ? (
        <IconAction label={messages.cannotModify} icon={IconPencil} disabled />
      ) : (
        <IconAction
          label={messages.modify(row.description)}
          icon={IconPencil}
          isOnce
          onClick={() => onEdit(row)}
        />
      )}
      <IconAction
        label={messages.remove(row.description)}
        icon={IconTrash}
        color="red"
        isOnce
        onClick={() => onRemove(row)}
      />
    </>
  )
}
