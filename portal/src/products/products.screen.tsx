import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CatalogueFilterBar, useCatalogueFilter } from '../domain/catalogue/catalogue-filter.tsx'
import { nameOfFields, namesOf } from '../domain/catalogue/catalogue-texts.rules.ts'
import { useSaleAct } from '../domain/catalogue/sale-acts.ts'
import { useSaleColumns } from '../domain/catalogue/sale-columns.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { EditedTable } from '../kit/tables/edited-table.tsx'
import { orderOf } from '../kit/tables/ordered.rules.ts'
import { useMessages, useLocalized } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { productMessages } from './products.messages.ts'
import {
  useArchivePackage,
  useDuplicatePackage,
  useOrderPackages,
  usePackages,
  useSetPackageState,
  type Package,
} from './products.queries.ts'
import { Products } from './products.tsx'
import { usePartName } from './use-part-name.ts'

/** Products without a date, and packages; the tab is in the address. */
export function ProductsScreen() {
  const messages = useMessages(productMessages)
  const { tab } = useSearch({ from: '/inside/products' })
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={messages.title} tab={messages.tabs[tab]} />
      <Tabs
        value={tab}
        onChange={(to) =>
          void navigate({
            to: '/products',
            search: { tab: to === 'packages' ? 'packages' : 'products' },
          })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="products">{messages.tabs.products}</Tabs.Tab>
          <Tabs.Tab value="packages">{messages.tabs.packages}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="products">
          <Products />
        </Tabs.Panel>
        <Tabs.Panel value="packages">
          <Packages />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

// Dialogs are loaded on demand.
const EditPackage = lazyPart(() => import('./edit-package.tsx'), 'EditPackage')

/** Packages in their order, with their prices next to those of their parts. */
function Packages() {
  const messages = useMessages(productMessages)
  const localized = useLocalized()
  const money = useMoney()
  const sale = useSaleColumns({ isFixed: true })
  const { publicId } = useBusiness()
  const packages = usePackages()
  const archive = useArchivePackage()
  const order = useOrderPackages()
  const duplicate = useDuplicatePackage()
  const filter = useCatalogueFilter()
  const saleAct = useSaleAct()
  const setState = useSetPackageState()
  const partName = usePartName()
  const nameOf = (row: Package) => localized(nameOfFields(row.internationalizedFields))
  return (
    <EditedTable
      query={packages}
      failed={messages.packagesFailed}
      height={320}
      title={messages.tabs.packages}
      nameHeader={messages.name}
      empty={messages.noPackage}
      nameOf={nameOf}
      above={(rows) => <CatalogueFilterBar filter={filter} rows={rows} />}
      filter={filter.of((row: Package) => [
        ...namesOf(row.internationalizedFields),
        ...row.parts.map(partName),
      ])}
      actsOf={(row) => [
        saleAct(row.isActive, (isActive) =>
          setState.mutate({ params: { id: row.publicId }, body: { ...row, isActive } }),
        ),
      ]}
      detailOf={({ parts }) => (
        <span className="dimmed size-12 regular">
          {parts.map((part) => messages.partOf(part.quantity, partName(part))).join(' + ')}
        </span>
      )}
      columns={[
        sale.price,
        {
          header: messages.sum,
          cell: (row) => <span className="dimmed size-12 regular">{money(row.listPrice)}</span>,
        },
        sale.state,
      ]}
      create={messages.newPackage}
      onDelete={(row) => archive.mutate({ params: { id: row.publicId } })}
      onDuplicate={(row) => duplicate.mutate({ params: { id: row.publicId } })}
      onSaveOrder={(ids) =>
        order.mutate({ body: { collaboratorPublicId: publicId, packageOrders: orderOf(ids) } })
      }
      isSavingOrder={order.isPending}
      dialog={(stored, onClose) => <EditPackage stored={stored} onClose={onClose} />}
    />
  )
}
