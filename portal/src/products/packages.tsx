import { Button, Skeleton, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { Thumbnail } from '../kit/images/thumbnail.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { OrderedTable } from '../kit/tables/ordered-table.tsx'
import { orderOf } from '../kit/tables/ordered.rules.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { ActiveBadge } from './active-badge.tsx'
import { productMessages } from './products.messages.ts'
import {
  useArchivePackage,
  useDuplicatePackage,
  useOrderPackages,
  usePackages,
  type Package,
} from './products.queries.ts'
import styles from './products.module.css'

// A dialog comes when it is called for.
const EditPackage = lazy(() =>
  import('./edit-package.tsx').then((module) => ({ default: module.EditPackage })),
)

/** Packages in their order, with what they cost beside what their parts do. */
export function Packages() {
  const messages = useMessages(productMessages)
  const localized = useLocalized()
  const money = useMoney()
  const { publicId } = useBusiness()
  const packages = usePackages()
  const archive = useArchivePackage()
  const order = useOrderPackages()
  const duplicate = useDuplicatePackage()
  const [edited, setEdited] = useState<Package | 'new' | null>(null)
  if (failedOf(packages)) return <QueryFailed query={packages} title={messages.packagesFailed} />
  if (!packages.data) return <Skeleton height={320} />
  const nameOf = ({ internationalizedFields: { fr, en } }: Package) =>
    localized({ fr: fr.name, en: en.name })
  return (
    <>
      <OrderedTable
        title={messages.tabs.packages}
        nameHeader={messages.name}
        rows={packages.data.items}
        empty={messages.noPackage}
        nameOf={nameOf}
        linkOf={(row) => (
          <UnstyledButton className={styles.opens} onClick={() => setEdited(row)}>
            <Thumbnail imageUrl={row.imageUrl} />
            <span>{nameOf(row)}</span>
          </UnstyledButton>
        )}
        columns={[
          { header: messages.parts, cell: (row) => messages.partCount(row.parts.length) },
          { header: messages.price, cell: (row) => money(row.price) },
          {
            header: messages.sum,
            cell: (row) => <span className={styles.dimmed}>{money(row.listPrice)}</span>,
          },
          { header: messages.state, cell: (row) => <ActiveBadge isActive={row.isActive} /> },
        ]}
        create={<Button onClick={() => setEdited('new')}>{messages.newPackage}</Button>}
        onDelete={(row) => archive.mutate({ params: { id: row.publicId } })}
        onDuplicate={(row) => duplicate.mutate({ params: { id: row.publicId } })}
        onSaveOrder={(ids) =>
          order.mutate({ body: { collaboratorPublicId: publicId, packageOrders: orderOf(ids) } })
        }
        isSavingOrder={order.isPending}
      />
      <Suspense fallback={null}>
        {edited && (
          <EditPackage stored={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}
