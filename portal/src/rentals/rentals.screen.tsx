import { Group, Skeleton } from '@mantine/core'
import { CatalogueFilterBar, useCatalogueFilter } from '../domain/catalogue/catalogue-filter.tsx'
import { nameOfFields, namesOf } from '../domain/catalogue/catalogue-texts.rules.ts'
import { categoryMessages } from '../domain/catalogue/category.messages.ts'
import { useSaleColumns } from '../domain/catalogue/sale-columns.tsx'
import { TypeNames } from '../domain/catalogue/type-names.tsx'
import { FutureTickets } from '../domain/future-tickets.tsx'
import { Overbooked } from '../domain/overbooked.tsx'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { firstImage, Pictured } from '../kit/images/thumbnail.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { AnchorLink, ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { EditedTable } from '../kit/tables/edited-table.tsx'
import { OrderedTable } from '../kit/tables/ordered-table.tsx'
import { orderOf } from '../kit/tables/ordered.rules.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { overbookedOf, piecesOf } from './rental.rules.ts'
import { rentalMessages } from './rentals.messages.ts'
import {
  useAccessories,
  useArchiveAccessory,
  useArchiveCategory,
  useCategories,
  useDuplicateAccessory,
  useDuplicateCategory,
  useOrderAccessories,
  useOrderCategories,
  type Accessory,
  type Category,
} from './rentals.queries.ts'

// Dialogs are loaded on demand.
const EditAccessory = lazyPart(() => import('./edit-accessory.tsx'), 'EditAccessory')

/** Rental categories of the business, and their accessories. */
export function RentalsScreen() {
  const texts = useMessages(categoryMessages)
  const messages = useMessages(rentalMessages)
  const localized = useLocalized()
  const { publicId } = useBusiness()
  const categories = useCategories()
  const archive = useArchiveCategory()
  const order = useOrderCategories()
  const duplicate = useDuplicateCategory()
  const sale = useSaleColumns()
  const filter = useCatalogueFilter()
  if (failedOf(categories)) return <QueryFailed query={categories} title={messages.loadFailed} />
  const rows = categories.data?.items
  return (
    <>
      <PageHead title={messages.title} />
      {!rows && <Skeleton height={320} />}
      {rows && <CatalogueFilterBar filter={filter} rows={rows} />}
      {rows && (
        <OrderedTable
          title={texts.categories}
          nameHeader={texts.name}
          rows={rows}
          empty={messages.noCategory}
          filter={filter.of(({ internationalizedNames: { fr, en }, models }: Category) => [
            fr,
            en,
            ...models.flatMap((model) => namesOf(model.internationalizedFields)),
          ])}
          nameOf={(row) => localized(row.internationalizedNames)}
          linkOf={(row) => (
            <Pictured imageUrl={firstImage(row.models)}>
              <span className="column shrinks">
                <AnchorLink to="/equipment-rentals/$id" params={{ id: row.publicId }}>
                  {localized(row.internationalizedNames)}
                </AnchorLink>
                <TypeNames types={row.models} />
              </span>
            </Pictured>
          )}
          columns={[
            sale.price,
            sale.nextDay,
            sale.state,
            {
              header: messages.fields.quantity,
              cell: (row) => {
                const sizes = row.models.flatMap(({ specifications }) => specifications)
                return (
                  <Group gap={6} wrap="nowrap">
                    <span className="one-line">{messages.pieces(piecesOf(sizes))}</span>
                    <Overbooked count={overbookedOf(sizes)} />
                  </Group>
                )
              },
            },
          ]}
          create={<ButtonLink to="/equipment-rentals/new">{texts.newCategory}</ButtonLink>}
          warningOf={(row) => <FutureTickets itemPublicId={row.publicId} />}
          onDelete={(row) => archive.mutate({ query: { rentalPublicId: row.publicId } })}
          onDuplicate={(row) => duplicate.mutate({ params: { id: row.publicId } })}
          onSaveOrder={(ids) =>
            order.mutate({ body: { collaboratorPublicId: publicId, rentalOrders: orderOf(ids) } })
          }
          isSavingOrder={order.isPending}
        />
      )}
      {rows && <Accessories categories={rows} />}
    </>
  )
}

function Accessories({
  categories,
}: {
  categories: NonNullable<ReturnType<typeof useCategories>['data']>['items']
}) {
  const messages = useMessages(rentalMessages)
  const localized = useLocalized()
  const sale = useSaleColumns({ isFixed: true, free: messages.free })
  const filter = useCatalogueFilter()
  const { publicId } = useBusiness()
  const accessories = useAccessories()
  const archive = useArchiveAccessory()
  const order = useOrderAccessories()
  const duplicate = useDuplicateAccessory()
  const nameOf = (row: Accessory) => localized(nameOfFields(row.internationalizedFields))
  const linksOf = (row: Accessory) =>
    categories
      .filter((category) => row.associatedRentalPublicIds.includes(category.publicId))
      .map((category) => localized(category.internationalizedNames))
      .join(' · ')
  return (
    <EditedTable
      query={accessories}
      failed={messages.accessoriesFailed}
      height={200}
      title={messages.accessories}
      nameHeader={messages.name}
      empty={messages.noAccessory}
      filter={filter.of((row: Accessory) => namesOf(row.internationalizedFields))}
      nameOf={nameOf}
      columns={[
        sale.price,
        sale.state,
        {
          header: messages.fields.associatedRentalPublicIds,
          cell: (row) => <span className="dimmed size-12">{linksOf(row) || messages.none}</span>,
        },
        {
          header: messages.fields.quantity,
          cell: (row) => (
            <Group gap={6} wrap="nowrap">
              {messages.pieces(row.quantity)}
              <Overbooked count={row.overbooked} />
            </Group>
          ),
        },
      ]}
      create={messages.newAccessory}
      warningOf={(row) => <FutureTickets itemPublicId={row.publicId} />}
      onDelete={(row) => archive.mutate({ params: { id: row.publicId } })}
      onDuplicate={(row) => duplicate.mutate({ params: { id: row.publicId } })}
      onSaveOrder={(ids) =>
        order.mutate({ body: { collaboratorPublicId: publicId, accessoriesOrder: orderOf(ids) } })
      }
      isSavingOrder={order.isPending}
      dialog={(stored, onClose) => (
        <EditAccessory stored={stored} categories={categories} onClose={onClose} />
      )}
    />
  )
}
