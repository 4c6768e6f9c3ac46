import { Skeleton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useSaleColumns } from '../domain/catalogue/sale-columns.tsx'
import { FutureTickets } from '../domain/future-tickets.tsx'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { Pictured } from '../kit/images/thumbnail.tsx'
import { AnchorLink, ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { OrderedTable } from '../kit/tables/ordered-table.tsx'
import { orderOf } from '../kit/tables/ordered.rules.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import {
  useActivities,
  useDeleteActivity,
  useDuplicateActivity,
  useOrderActivities,
  type ListedActivity,
} from './activities.queries.ts'
import { nameOf, tableOf, tables, type Table, wantsTimetable } from './activity.rules.ts'
import { CategoryBadges } from './category-badges.tsx'

/**
 * Everything the business sells by ticket: activities, legacy equipment and donation campaigns,
 * each table in its own order.
 */
export function ActivitiesScreen() {
  const messages = useMessages(activityMessages)
  const localized = useLocalized()
  const business = useBusiness()
  const { publicId } = business
  const navigate = useNavigate()
  const activities = useActivities()
  const remove = useDeleteActivity()
  const order = useOrderActivities()
  const sale = useSaleColumns()
  const nextDay = {
    ...sale.nextDay,
    cell: (row: ListedActivity) => (
      <span className="column at-start">
        {sale.nextDay.cell(row)}
        {mayOpen(business, 'Timetables') && <ToTimetable activity={row} />}
      </span>
    ),
  }
  const open = (activity: { publicId: string }) =>
    navigate({ to: '/activities/$id', params: { id: activity.publicId } })
  const duplicate = useDuplicateActivity(open)
  if (failedOf(activities)) return <QueryFailed query={activities} title={messages.loadFailed} />

  const rows = activities.data?.activities
  const shown = tables.filter(
    (table) => table !== 'equipment' || !featureFlags().IsNewRentalEnabled,
  )
  const byTable = Map.groupBy(rows ?? [], tableOf)
  // Reorders one table within the order of all tables: the entries of the others keep their
  // positions.
  const saveOrder = (table: Table, ids: string[]) => {
    const all = tables.flatMap((item) =>
      item === table ? ids : (byTable.get(item) ?? []).map((activity) => activity.publicId),
    )
    order.mutate({ body: { collaboratorPublicId: publicId, activityOrders: orderOf(all) } })
  }
  return (
    <>
      <PageHead title={messages.title} />
      {!rows && <Skeleton height={320} />}
      {rows &&
        shown.map((table) => (
          <OrderedTable
            key={table}
            title={messages.tables[table]}
            nameHeader={messages.name}
            rows={byTable.get(table) ?? []}
            empty={messages.empty[table]}
            nameOf={(row) => localized(nameOf(row))}
            linkOf={(row) => (
              <Pictured imageUrl={row.imageUrl}>
                <span className="column shrinks">
                  <AnchorLink to="/activities/$id" params={{ id: row.publicId }}>
                    {localized(nameOf(row))}
                  </AnchorLink>
                  <CategoryBadges activity={row} />
                </span>
              </Pictured>
            )}
            columns={[sale.price, ...(table === 'activities' ? [nextDay] : []), sale.state]}
            create={
              <ButtonLink to="/activities/new" search={{ table }}>
                {messages.create[table]}
              </ButtonLink>
            }
            warningOf={(row) => <FutureTickets itemPublicId={row.publicId} />}
            onDelete={(row) => remove.mutate({ params: { id: row.publicId } })}
            onDuplicate={(row) => duplicate.mutate({ params: { id: row.publicId } })}
            onSaveOrder={(ids) => saveOrder(table, ids)}
            isSavingOrder={order.isPending}
          />
        ))}
    </>
  )
}

/** Links an activity that is sold by time slot to the form that publishes slots. */
function ToTimetable({ activity }: { activity: ListedActivity }) {
  const messages = useMessages(activityMessages)
  if (!wantsTimetable(activity)) return null
  return (
    <AnchorLink
      className="one-line"
      size="sm"
      to="/timetables"
      search={{ item: activity.publicId, view: 'month', date: '', make: 'activities' }}
    >
      {messages.publish}
    </AnchorLink>
  )
}
