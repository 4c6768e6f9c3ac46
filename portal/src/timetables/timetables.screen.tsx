import { Skeleton, Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconCopy, IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { useSingleKeys } from '../kit/keys/single-keys.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { CalendarView, TimetableSearch } from './timetable-search.rules.ts'
import { shownOf, type DroppedSlot, type TimetableEntry } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import { useCalendar, useItems, type Item, type OnPublished } from './timetables.queries.ts'
import { Toolbar } from './toolbar.tsx'
import { daysOfView, stepOf, restOfMonth } from './view-period.rules.ts'

const Calendar = lazyPart(() => import('./calendar.tsx'), 'Calendar', <Skeleton height={560} />)
const OpenSlot = lazyPart(() => import('./open-slot.tsx'), 'OpenSlot')
const CreateActivities = lazyPart(
  () => import('./create/create-activities.tsx'),
  'CreateActivities',
)
const CreateRental = lazyPart(() => import('./create/create-rental.tsx'), 'CreateRental')
const CopyWeek = lazyPart(() => import('./copy/copy-week.tsx'), 'CopyWeek')
const CopySeason = lazyPart(() => import('./copy/copy-season.tsx'), 'CopySeason')
const route = getRouteApi('/inside/timetables')

/** Timetable of one item at a time. The address contains item, view and date. */
export function TimetablesScreen() {
  const messages = useMessages(timetableMessages)
  const dates = useDates()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const items = useItems()
  const item = itemOf(items.data, search.item)
  const date = search.date || dates.today()
  const calendar = useCalendar(item?.publicId ?? '', daysOfView(search.view, date, dates.today()))
  const [making, setMaking] = useState(() => makingOf(search))
  const go = (next: Partial<TimetableSearch>) =>
    void navigate({ search: { ...search, make: '', ...next }, replace: true })
  const move = (step: -1 | 1) => go({ date: stepOf(search.view, date, step) })
  useShortcuts(go, move)

  const failed = failedOf(items, calendar)
  if (failed) return <QueryFailed query={failed} title={messages.loadFailed} />
  return (
    <>
      <PageHead
        title={messages.title}
        aside={item && <CreateMenu items={items.data ?? []} onMake={setMaking} />}
      />
      {items.data && !item && <NoItem />}
      {!items.data && <Skeleton height={560} />}
      {item && (
        <ItemTimetable
          items={items.data ?? []}
          item={item}
          view={search.view}
          date={date}
          calendar={calendar}
          // A dialog requested by the address waits for its item.
          making={askedOf(item, search, making)}
          onMake={setMaking}
          onGo={go}
          onStep={move}
        />
      )}
    </>
  )
}

/** Empty catalogue, with the way to an activity for those who may create it. */
function NoItem() {
  const messages = useMessages(timetableMessages)
  return (
    <section className="panel to-middle roomy">
      <p className="dimmed no-margin">{messages.noItem}</p>
      {mayOpen(useBusiness(), 'Activities') && (
        <ButtonLink to="/activities/new" search={{ table: 'activities' }} mt="lg">
          {messages.createActivity}
        </ButtonLink>
      )}
    </section>
  )
}

type ItemProps = {
  items: Item[]
  item: Item
  view: CalendarView
  date: string
  calendar: ReturnType<typeof useCalendar>
  making: Making | null
  onMake: (making: Making | null) => void
  onGo: (next: Partial<TimetableSearch>) => void
  onStep: (step: -1 | 1) => void
}

/** The calendar of an item, and its dialogs. */
function ItemTimetable({
  items,
  item,
  view,
  date,
  calendar,
  making,
  onMake,
  onGo,
  onStep,
}: ItemProps) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const [opened, setOpened] = useState<{ shown: TimetableEntry; dropped?: DroppedSlot } | null>(
    null,
  )
  const dates = useDates()
  // The current month is shown from this week on, until its past weeks are asked for.
  const [wholeMonth, setWholeMonth] = useState('')
  const month = date.slice(0, 7)
  const rest = view === 'month' && wholeMonth !== month ? restOfMonth(date, dates.today()) : null
  const days = calendar.data?.days ?? []
  return (
    <>
      <Toolbar
        items={items}
        item={item}
        view={view}
        date={date}
        rest={rest}
        onGo={onGo}
        onStep={onStep}
      />
      {!calendar.data && <Skeleton height={560} />}
      {calendar.data && (
        <Calendar
          key={`${item.publicId} ${view} ${date}`}
          item={item}
          view={view}
          date={date}
          rest={rest}
          onWhole={() => setWholeMonth(month)}
          days={days}
          label={messages.calendar(localized(item.name))}
          onOpen={(shown, dropped) => setOpened({ shown, ...(dropped && { dropped }) })}
          onDay={(day) => onGo({ view: 'day', date: day })}
        />
      )}
      {opened && (
        <OpenSlot
          item={item}
          shown={latest(opened.shown, shownOf(days))}
          {...(opened.dropped && { dropped: opened.dropped })}
          onClose={() => setOpened(null)}
        />
      )}
      {making && (
        <MakeDialog
          making={making}
          items={items}
          first={item}
          date={date}
          onPublished={({ firstDate }, itemIds) => {
            onMake(null)
            onGo({
              item: itemIds.includes(item.publicId) ? item.publicId : itemIds[0]!,
              date: firstDate,
            })
          }}
          onClose={() => {
            onMake(null)
            onGo({})
          }}
        />
      )}
    </>
  )
}

const makingOf = ({ make }: TimetableSearch): Making | null => make || null
const askedOf = ({ publicId }: Item, search: TimetableSearch, making: Making | null) =>
  search.make && search.item !== publicId ? null : making
const itemOf = (items: readonly Item[] | undefined, id: string) =>
  items?.find(({ publicId }) => publicId === id) ?? items?.[0]

/** Keyboard shortcuts of the calendar; dialogs and menus have their own. */
function useShortcuts(go: (next: Partial<TimetableSearch>) => void, move: (step: -1 | 1) => void) {
  const key = (act: () => void) => () => {
    if (!document.querySelector('[role="dialog"], [role="menu"]')) act()
  }
  const show = (view: CalendarView) => key(() => go({ view }))
  useSingleKeys([
    ['t', key(() => go({ date: '' }))],
    ['ArrowLeft', key(() => move(-1))],
    ['ArrowRight', key(() => move(1))],
    ['m', show('month')],
    ['w', show('week')],
    ['d', show('day')],
    ['l', show('list')],
  ])
}

type MakeProps = {
  making: Making
  items: Item[]
  first: Item
  date: string
  onPublished: OnPublished
  onClose: () => void
}
/** The dialog that the create menu opens. */
function MakeDialog({ making, items, first, date, onPublished, onClose }: MakeProps) {
  const common = { items, first, date, onPublished, onClose }
  const dialogs = {
    activities: () => <CreateActivities {...common} />,
    rental: () => <CreateRental {...common} />,
    week: () => <CopyWeek {...common} />,
    season: () => <CopySeason item={first} {...common} />,
  }
  return dialogs[making]()
}

/** The current version of the open slot: a counter may have sold places. */
const latest = (shown: TimetableEntry, all: readonly TimetableEntry[]): TimetableEntry =>
  all.find(({ key }) => key === shown.key) ?? shown

type Making = 'activities' | 'rental' | 'week' | 'season'

/** Buttons to create series of either kind, to copy a week and to copy a season. */
function CreateMenu({ items, onMake }: { items: readonly Item[]; onMake: (what: Making) => void }) {
  const messages = useMessages(timetableMessages)
  const has = (type: Item['type']) => items.some((item) => item.type === type)
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => onMake('week')}
      >
        {messages.copyWeek}
      </Button>
      <Menu>
        <Menu.Target>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {messages.create}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {has('activity') && (
            <Menu.Item onClick={() => onMake('activities')}>{messages.createActivities}</Menu.Item>
          )}
          {has('rental') && featureFlags().IsNewRentalEnabled && (
            <Menu.Item onClick={() => onMake('rental')}>{messages.createRental}</Menu.Item>
          )}
          <Menu.Item onClick={() => onMake('season')}>{messages.copySeason}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
