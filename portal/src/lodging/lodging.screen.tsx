import { Skeleton } from '@mantine/core'
import { CatalogueFilterBar, useCatalogueFilter } from '../domain/catalogue/catalogue-filter.tsx'
import { namesOf } from '../domain/catalogue/catalogue-texts.rules.ts'
import { categoryMessages } from '../domain/catalogue/category.messages.ts'
import { useSaleColumns } from '../domain/catalogue/sale-columns.tsx'
import { TypeNames } from '../domain/catalogue/type-names.tsx'
import { FutureTickets } from '../domain/future-tickets.tsx'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { firstImage, Pictured } from '../kit/images/thumbnail.tsx'
import { AnchorLink, ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { OrderedTable } from '../kit/tables/ordered-table.tsx'
import { orderOf } from '../kit/tables/ordered.rules.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { lodgingMessages } from './lodging.messages.ts'
import {
  useArchiveCategory,
  useDuplicateCategory,
  useLodging,
  useOrderCategories,
  type Category,
} from './lodging.queries.ts'

/** Lodging categories of the business. */
export function LodgingScreen() {
  const texts = useMessages(categoryMessages)
  const messages = useMessages(lodgingMessages)
  const localized = useLocalized()
  const { publicId } = useBusiness()
  const lodging = useLodging()
  const archive = useArchiveCategory()
  const order = useOrderCategories()
  const duplicate = useDuplicateCategory()
  const sale = useSaleColumns()
  const filter = useCatalogueFilter()
  if (failedOf(lodging)) return <QueryFailed query={lodging} title={messages.loadFailed} />
  const rows = lodging.data?.items
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
          filter={filter.of(({ internationalizedNames: { fr, en }, types }: Category) => [
            fr,
            en,
            ...types.flatMap((type) => namesOf(type.internationalizedFields)),
          ])}
          nameOf={(row) => localized(row.internationalizedNames)}
          linkOf={(row) => (
            <Pictured imageUrl={firstImage(row.types)}>
              <span className="column shrinks">
                <AnchorLink to="/lodging/$id" params={{ id: row.publicId }}>
                  {localized(row.internationalizedNames)}
                </AnchorLink>
                <TypeNames types={row.types} />
              </span>
            </Pictured>
          )}
          columns={[
            sale.price,
            sale.state,
            {
              header: messages.quantity,
              cell: (row) =>
                messages.units(row.types.reduce((sum, { quantity }) => sum + quantity, 0)),
            },
          ]}
          create={<ButtonLink to="/lodging/new">{texts.newCategory}</ButtonLink>}
          warningOf={(row) => <FutureTickets itemPublicId={row.publicId} />}
          onDelete={(row) => archive.mutate({ params: { id: row.publicId } })}
          onDuplicate={(row) => duplicate.mutate({ params: { id: row.publicId } })}
          onSaveOrder={(ids) =>
            order.mutate({ body: { collaboratorPublicId: publicId, lodgingOrders: orderOf(ids) } })
          }
          isSavingOrder={order.isPending}
        />
      )}
    </>
  )
}
