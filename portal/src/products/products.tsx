import { Button, Group, Skeleton, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { LoadFailed } from '../kit/load-failed.tsx'
import { useMoney } from '../kit/money.ts'
import { OrderedTable } from '../kit/ordered-table.tsx'
import { orderOf } from '../kit/ordered.rules.ts'
import { Overbooked } from '../kit/overbooked.tsx'
import { Thumbnail } from '../kit/thumbnail.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { ActiveBadge } from './active-badge.tsx'
import {
  useArchiveProduct,
  useDuplicateProduct,
  useOrderProducts,
  useProducts,
  type Product,
} from './products.queries.ts'
import { productWords } from './products.words.ts'
import styles from './products.module.css'

// A dialog comes when it is called for.
const EditProduct = lazy(() =>
  import('./edit-product.tsx').then((module) => ({ default: module.EditProduct })),
)

/** Products in their order, with what is left of each stock. */
export function Products() {
  const words = useWords(productWords)
  const said = useSaid()
  const money = useMoney()
  const { publicId } = useBusiness()
  const products = useProducts()
  const archive = useArchiveProduct()
  const order = useOrderProducts()
  const duplicate = useDuplicateProduct()
  const [edited, setEdited] = useState<Product | 'new' | null>(null)
  if (products.error && !products.data)
    return (
      <LoadFailed
        title={words.loadFailed}
        error={products.error}
        onRetry={() => void products.refetch()}
        isRetrying={products.isFetching}
      />
    )
  if (!products.data) return <Skeleton height={320} />
  const nameOf = ({ internationalizedFields: { fr, en } }: Product) =>
    said({ fr: fr.name, en: en.name })
  return (
    <>
      <OrderedTable
        title={words.tabs.products}
        nameHeader={words.name}
        rows={products.data.items}
        empty={words.noProduct}
        nameOf={nameOf}
        linkOf={(row) => (
          <UnstyledButton className={styles.opens} onClick={() => setEdited(row)}>
            <Thumbnail imageUrl={row.imageUrl} />
            <span>{nameOf(row)}</span>
          </UnstyledButton>
        )}
        columns={[
          { header: words.price, cell: (row) => money(row.price) },
          { header: words.stock, cell: (row) => <StockLeft product={row} /> },
          { header: words.state, cell: (row) => <ActiveBadge isActive={row.isActive} /> },
        ]}
        create={<Button onClick={() => setEdited('new')}>{words.newProduct}</Button>}
        onDelete={(row) => archive.mutate({ params: { id: row.publicId } })}
        onDuplicate={(row) => duplicate.mutate({ params: { id: row.publicId } })}
        onSaveOrder={(ids) =>
          order.mutate({ body: { collaboratorPublicId: publicId, productOrders: orderOf(ids) } })
        }
        isSavingOrder={order.isPending}
      />
      <Suspense fallback={null}>
        {edited && (
          <EditProduct stored={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}

function StockLeft({ product: { stock, sold } }: { product: Product }) {
  const words = useWords(productWords)
  if (stock === null) return <span className={styles.dimmed}>{words.endless}</span>
  if (sold > stock)
    return (
      <Group gap={6} wrap="nowrap">
        {words.left(0, stock)}
        <Overbooked count={sold - stock} />
      </Group>
    )
  return <>{words.left(stock - sold, stock)}</>
}
