import { Group } from '@mantine/core'
import { CatalogueFilterBar, useCatalogueFilter } from '../domain/catalogue/catalogue-filter.tsx'
import { nameOfFields, namesOf } from '../domain/catalogue/catalogue-texts.rules.ts'
import { useSaleAct } from '../domain/catalogue/sale-acts.ts'
import { useSaleColumns } from '../domain/catalogue/sale-columns.tsx'
import { Overbooked } from '../domain/overbooked.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useBusiness } from '../kit/session/business.ts'
import { EditedTable } from '../kit/tables/edited-table.tsx'
import { orderOf } from '../kit/tables/ordered.rules.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { productMessages } from './products.messages.ts'
import {
  useArchiveProduct,
  useDuplicateProduct,
  useOrderProducts,
  useProducts,
  useSetProductState,
  type Product,
} from './products.queries.ts'

// Dialogs are loaded on demand.
const EditProduct = lazyPart(() => import('./edit-product.tsx'), 'EditProduct')

/** Products in their order, with their remaining stock. */
export function Products() {
  const messages = useMessages(productMessages)
  const localized = useLocalized()
  const sale = useSaleColumns({ isFixed: true })
  const { publicId } = useBusiness()
  const products = useProducts()
  const archive = useArchiveProduct()
  const order = useOrderProducts()
  const duplicate = useDuplicateProduct()
  const filter = useCatalogueFilter()
  const saleAct = useSaleAct()
  const setState = useSetProductState()
  const nameOf = (row: Product) => localized(nameOfFields(row.internationalizedFields))
  return (
    <EditedTable
      query={products}
      failed={messages.loadFailed}
      height={320}
      title={messages.tabs.products}
      nameHeader={messages.name}
      empty={messages.noProduct}
      nameOf={nameOf}
      above={(rows) => <CatalogueFilterBar filter={filter} rows={rows} />}
      filter={filter.of((row: Product) => [
        ...namesOf(row.internationalizedFields),
        row.code,
        row.barcode,
      ])}
      actsOf={(row) => [
        saleAct(row.isActive, (isActive) =>
          setState.mutate({ params: { id: row.publicId }, body: { ...row, isActive } }),
        ),
      ]}
      columns={[
        {
          header: messages.fields.code,
          cell: (row) => <span className="breaks">{row.code ?? row.barcode ?? '–'}</span>,
        },
        sale.price,
        {
          header: messages.fields.stock,
          isShort: true,
          cell: (row) => <StockLeft product={row} />,
        },
        sale.state,
      ]}
      create={messages.newProduct}
      onDelete={(row) => archive.mutate({ params: { id: row.publicId } })}
      onDuplicate={(row) => duplicate.mutate({ params: { id: row.publicId } })}
      onSaveOrder={(ids) =>
        order.mutate({ body: { collaboratorPublicId: publicId, productOrders: orderOf(ids) } })
      }
      isSavingOrder={order.isPending}
      dialog={(stored, onClose) => <EditProduct stored={stored} onClose={onClose} />}
    />
  )
}

function StockLeft({ product: { stock, sold } }: { product: Product }) {
  const messages = useMessages(productMessages)
  if (stock === null) return <span className="dimmed size-12 regular">{messages.endless}</span>
  if (sold > stock)
    return (
      <Group gap={6} wrap="nowrap">
        {messages.left(0, stock)}
        <Overbooked count={sold - stock} />
      </Group>
    )
  return <>{messages.left(stock - sold, stock)}</>
}
