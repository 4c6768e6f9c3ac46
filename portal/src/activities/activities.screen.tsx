import { Skeleton } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { CatalogueFilterBar, useCatalogueFilter } from '../domain/catalogue/catalogue-filter.tsx'
import { namesOf } from '../domain/catalogue/catalogue-texts.rules.ts'
import { useSaleAct } from '../domain/catalogue/sale-acts.ts'
import { useSaleColumns } from '../domain/catalogue/sale-columns.tsx'
import { FutureTickets } from '../domain/future-tickets.tsx'
import { useKindNames } from '../domain/names/use-kind-names.ts'
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
  useSetState,
  type ListedActivity,
} from './activities.queries.ts'
import { nameOf, tableOf, tables, type Table, wantsTimetable } from './activity.rules.ts'
import { CategoryBadges } from './category-badges.tsx'
import { NextStep } from './next-step.tsx'

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
    // An activity without a date is offered a timetable instead.
    cell: (row: ListedActivity) =>
      row.sale.nextOpenDay === null && wantsTimetable(row) && mayOpen(business, 'Timetables') ? (
        <ToTimetable activity={row} />
      ) : (
        sale.nextDay.cell(row)
      ),
  }
  const open = (activity: { publicId: string }) =>
    navigate({ to: '/activities/$id', params: { id: activity.publicId } })
  const duplicate = useDuplicateActivity(open)
  const filter = useCatalogueFilter()
  const actsOf = useActs()
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
      {rows && <NextStep activities={rows} />}
      {rows && <CatalogueFilterBar filter={filter} rows={rows} />}
      {rows &&
        shown.map((table) => (
          <OrderedTable
            key={table}
            title={messages.tables[table]}
            nameHeader={messages.name}
            rows={byTable.get(table) ?? []}
            empty={messages.empty[table]}
            filter={filter.of((row: ListedActivity) => namesOf(row.internationalizedFields))}
            actsOf={actsOf}
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

/** The address of the form that publishes slots of an activity. */
const publishing = ({ publicId }: ListedActivity) =>
  ({ item: publicId, view: 'month', date: '', make: 'activities' }) as const

/** Links an activity to the form that publishes its slots. */
function ToTimetable({ activity }: { activity: ListedActivity }) {
  const messages = useMessages(activityMessages)
  return (
    <AnchorLink className="one-line" size="sm" to="/timetables" search={publishing(activity)}>
      {messages.publish}
    </AnchorLink>
  )
}

/** Actions of a row: its timetable, and one for the state of each of its categories. */
function useActs() {
  const messages = useMessages(activityMessages)
  const business = useBusiness()
  const kinds = useKindNames()
  const saleAct = useSaleAct()
  const setState = useSetState()
  const open = useNavigate()
  return (activity: ListedActivity) => [
    ...(wantsTimetable(activity) && mayOpen(business, 'Timetables')
      ? [
          {
            label: messages.publish,
            icon: IconCalendarPlus,
            onPress: () => void open({ to: '/timetables', search: publishing(activity) }),
          },
        ]
      : []),
    ...activity.activityPricings.map(({ category, isActive }) =>
      saleAct(
        isActive,
        (next) =>
          setState.mutate({
            params: { id: activity.publicId },
            body: {
              ...activity,
              activityPricings: activity.activityPricings.map((pricing) =>
                pricing.category === category ? { ...pricing, isActive: next } : pricing,
              ),
            },
          }),
        activity.activityPricings.length > 1 ? kinds[category] : undefined,
      ),
    ),
  ]
}
