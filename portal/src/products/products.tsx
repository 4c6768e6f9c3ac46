import { Button, Group, Skeleton, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Overbooked } from '../domain/overbooked.tsx'
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
  useArchiveProduct,
  useDuplicateProduct,
  useOrderProducts,
  useProducts,
  type Product,
} from './products.queries.ts'
import styles from './products.module.css'

// A dialog comes when it is called for.
const EditProduct = lazy(() =>
  import('./edit-product.tsx').then((module) => ({ default: module.EditProduct })),
)

/** Products in their order, with what is left of each stock. */
export function Products() {
  const messages = useMessages(productMessages)
  const localized = useLocalized()
  const money = useMoney()
  const { publicId } = useBusiness()
  const products = useProducts()
  const archive = useArchiveProduct()
  const order = useOrderProducts()
  const duplicate = useDuplicateProduct()
  const [edited, setEdited] = useState<Product | 'new' | null>(null)
  if (failedOf(products)) return <QueryFailed query={products} title={messages.loadFailed} />
  if (!products.data) return <Skeleton height={320} />
  const nameOf = ({ internationalizedFields: { fr, en } }: Product) =>
    localized({ fr: fr.name, en: en.name })
  return (
    <>
      <OrderedTable
        title={messages.tabs.products}
        nameHeader={messages.name}
        rows={products.data.items}
        empty={messages.noProduct}
        nameOf={nameOf}
        linkOf={(row) => (
          <UnstyledButton className={styles.opens} onClick={() => setEdited(row)}>
            <Thumbnail imageUrl={row.imageUrl} />
            <span>{nameOf(row)}</span>
          </UnstyledButton>
        )}
        columns={[
          { header: messages.price, cell: (row) => money(row.price) },
          { header: messages.stock, cell: (row) => <StockLeft product={row} /> },
          { header: messages.state, cell: (row) => <ActiveBadge isActive={row.isActive} /> },
        ]}
        create={<Button onClick={() => setEdited('new')}>{messages.newProduct}</Button>}
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
  const messages = useMessages(productMessages)
  if (stock === null) return <span className={styles.dimmed}>{messages.endless}</span>
  if (sold > stock)
    return (
      <Group gap={6} wrap="nowrap">
        {messages.left(0, stock)}
        <Overbooked count={sold - stock} />
      </Group>
    )
  return <>{messages.left(stock - sold, stock)}</>
}
