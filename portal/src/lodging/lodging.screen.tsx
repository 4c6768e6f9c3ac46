import { Skeleton } from '@mantine/core'
import { useBusiness } from '../kit/business.ts'
import { AnchorLink, ButtonLink } from '../kit/links.tsx'
import { LoadFailed } from '../kit/load-failed.tsx'
import { OrderedTable } from '../kit/ordered-table.tsx'
import { orderOf } from '../kit/ordered.rules.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import {
  useArchiveCategory,
  useDuplicateCategory,
  useLodging,
  useOrderCategories,
} from './lodging.queries.ts'
import { nameOfFields } from './lodging.rules.ts'
import { lodgingWords } from './lodging.words.ts'
import styles from './lodging.module.css'

/** What the business lets by the night, by category. */
export function LodgingScreen() {
  const words = useWords(lodgingWords)
  const said = useSaid()
  const { publicId } = useBusiness()
  const lodging = useLodging()
  const archive = useArchiveCategory()
  const order = useOrderCategories()
  const duplicate = useDuplicateCategory()
  if (lodging.error && !lodging.data)
    return (
      <LoadFailed
        title={words.loadFailed}
        error={lodging.error}
        onRetry={() => void lodging.refetch()}
        isRetrying={lodging.isFetching}
      />
    )
  const rows = lodging.data?.items
  return (
    <>
      <PageHead title={words.title} />
      {!rows && <Skeleton height={320} />}
      {rows && (
        <OrderedTable
          title={words.categories}
          nameHeader={words.name}
          rows={rows}
          empty={words.noCategory}
          nameOf={(row) => said(row.internationalizedNames)}
          linkOf={(row) => (
            <AnchorLink to="/lodging/$id" params={{ id: row.publicId }}>
              {said(row.internationalizedNames)}
            </AnchorLink>
          )}
          columns={[
            {
              header: words.types,
              cell: (row) => (
                <span className={styles.types}>
                  {words.typeCount(row.types.length)}
                  <span className={styles.dimmed}>
                    {row.types
                      .map((type) => said(nameOfFields(type.internationalizedFields)))
                      .join(' · ')}
                  </span>
                </span>
              ),
            },
            {
              header: words.quantity,
              cell: (row) =>
                words.units(row.types.reduce((sum, { quantity }) => sum + quantity, 0)),
            },
          ]}
          create={<ButtonLink to="/lodging/new">{words.newCategory}</ButtonLink>}
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
