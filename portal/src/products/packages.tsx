import { Button, Skeleton, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { LoadFailed } from '../kit/load-failed.tsx'
import { useMoney } from '../kit/money.ts'
import { OrderedTable } from '../kit/ordered-table.tsx'
import { orderOf } from '../kit/ordered.rules.ts'
import { Thumbnail } from '../kit/thumbnail.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { ActiveBadge } from './active-badge.tsx'
import {
  useArchivePackage,
  useDuplicatePackage,
  useOrderPackages,
  usePackages,
  type Package,
} from './products.queries.ts'
import { productWords } from './products.words.ts'
import styles from './products.module.css'

// A dialog comes when it is called for.
const EditPackage = lazy(() =>
  import('./edit-package.tsx').then((module) => ({ default: module.EditPackage })),
)

/** Packages in their order, with what they cost beside what their parts do. */
export function Packages() {
  const words = useWords(productWords)
  const said = useSaid()
  const money = useMoney()
  const { publicId } = useBusiness()
  const packages = usePackages()
  const archive = useArchivePackage()
  const order = useOrderPackages()
  const duplicate = useDuplicatePackage()
  const [edited, setEdited] = useState<Package | 'new' | null>(null)
  if (packages.error && !packages.data)
    return (
      <LoadFailed
        title={words.packagesFailed}
        error={packages.error}
        onRetry={() => void packages.refetch()}
        isRetrying={packages.isFetching}
      />
    )
  if (!packages.data) return <Skeleton height={320} />
  const nameOf = ({ internationalizedFields: { fr, en } }: Package) =>
    said({ fr: fr.name, en: en.name })
  return (
    <>
      <OrderedTable
        title={words.tabs.packages}
        nameHeader={words.name}
        rows={packages.data.items}
        empty={words.noPackage}
        nameOf={nameOf}
        linkOf={(row) => (
          <UnstyledButton className={styles.opens} onClick={() => setEdited(row)}>
            <Thumbnail imageUrl={row.imageUrl} />
            <span>{nameOf(row)}</span>
          </UnstyledButton>
        )}
        columns={[
          { header: words.parts, cell: (row) => words.partCount(row.parts.length) },
          { header: words.price, cell: (row) => money(row.price) },
          {
            header: words.sum,
            cell: (row) => <span className={styles.dimmed}>{money(row.listPrice)}</span>,
          },
          { header: words.state, cell: (row) => <ActiveBadge isActive={row.isActive} /> },
        ]}
        create={<Button onClick={() => setEdited('new')}>{words.newPackage}</Button>}
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
