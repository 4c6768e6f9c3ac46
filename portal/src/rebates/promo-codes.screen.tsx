import { Button, Menu, Skeleton } from '@mantine/core'
import { IconChevronDown, IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { RebatesTable, type Row } from './rebates-table.tsx'
import { rebateMessages } from './rebates.messages.ts'
import { useArchiveGroup, useArchiveRebate, useRebates, type Batch } from './rebates.queries.ts'

const MakeRebate = lazyPart(() => import('./make-rebate.tsx'), 'MakeRebate')
const EditRebate = lazyPart(() => import('./edit-rebate.tsx'), 'EditRebate')
const GroupCodes = lazyPart(() => import('./group-codes.tsx'), 'GroupCodes')
type Open =
  | { what: 'single' | 'batch' }
  | { what: 'edited' | 'doomed'; row: Row }
  | { what: 'codes'; group: Batch }

/** Promo codes, single or in batches. */
export function PromoCodesScreen() {
  const messages = useMessages(rebateMessages)
  const rebates = useRebates()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <PageHead
        title={messages.title}
        aside={rebates.data && <CreateButtons onOpen={(what) => setOpen({ what })} />}
      />
      <QueryBoundary
        query={rebates}
        title={messages.loadFailed}
        loading={<Skeleton height={320} />}
      >
        {(all) => (
          <RebatesTable
            rows={[
              ...all.singles.map((single): Row => ({ kind: 'single', ...single })),
              ...all.groups.map((group): Row => ({ kind: 'group', ...group })),
            ]}
            onEdit={(row) => setOpen({ what: 'edited', row })}
            onRemove={(row) => setOpen({ what: 'doomed', row })}
            onCodes={(group) => setOpen({ what: 'codes', group })}
          />
        )}
      </QueryBoundary>
      {(open?.what === 'single' || open?.what === 'batch') && (
        <MakeRebate
          isBatch={open.what === 'batch'}
          onClose={close}
          onBatch={(group) => setOpen({ what: 'codes', group })}
        />
      )}
      {open?.what === 'edited' && <EditRebate row={open.row} onClose={close} />}
      {open?.what === 'codes' && <GroupCodes group={open.group} onClose={close} />}
      {open?.what === 'doomed' && <RemoveRebate row={open.row} onClose={close} />}
    </>
  )
}

function CreateButtons({ onOpen }: { onOpen: (what: 'single' | 'batch') => void }) {
  const messages = useMessages(rebateMessages)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {messages.actions}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconTicket size={16} aria-hidden />}
            onClick={() => onOpen('batch')}
          >
            {messages.many}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CreateButton onClick={() => onOpen('single')}>{messages.newCode}</CreateButton>
    </>
  )
}

function RemoveRebate({ row, onClose }: { row: Row; onClose: () => void }) {
  const messages = useMessages(rebateMessages)
  const [single, group] = [useArchiveRebate(), useArchiveGroup()]
  const archive = row.kind === 'single' ? single : group
  return (
    <Confirm
      title={row.kind === 'single' ? messages.removeTitle : messages.removeGroupTitle}
      verb={messages.removeVerb}
      isDangerous
      isPending={archive.isPending}
      onClose={onClose}
      onConfirm={() => archive.mutate({ params: { id: row.publicId } }, { onSettled: onClose })}
    >
      {messages.removeText(row.description)}
    </Confirm>
  )
}
