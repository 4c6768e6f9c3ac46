import { Skeleton, Text, Button, Progress } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { BoardOrders, type ChosenTicket } from './board-orders.tsx'
import { boardShows, type BoardSearch } from './board-search.rules.ts'
import { useLostTime } from './lost-time.ts'
import { Pages } from './pages.tsx'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useBoard, type Board, useResume, useStop } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

const ChooseForClient = lazyPart(() => import('./choose-for-client.tsx'), 'ChooseForClient')
const route = getRouteApi('/inside/rescheduling/$id')

/** Page of a lost day: progress, then who was notified, who has chosen and who has not. */
export function BoardScreen() {
  const messages = useMessages(reschedulingMessages)
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [chosen, setChosen] = useState<ChosenTicket | null>(null)
  const board = useBoard(id, search)
  const time = useLostTime()
  const dates = useDates()
  if (failedOf(board)) return <QueryFailed query={board} title={messages.loadFailed} />
  if (!board.data) return <Skeleton height={420} />
  const { rescheduling, orders } = board.data
  return (
    <>
      <AnchorLink to="/rescheduling" size="sm" className="inline-row gap-4 below-4">
        <IconArrowLeft size={14} aria-hidden /> {messages.back}
      </AnchorLink>
      <PageHead title={messages.board(time.what(rescheduling))}>
        <Text c="dimmed">{time.when(rescheduling)}</Text>
      </PageHead>
      <Text className={styles.reason!} mb="xs">
        {rescheduling.reason}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {dates.moment(rescheduling.createdDateTimeUtc)} {messages.by(rescheduling.createdBy)}
      </Text>
      <BoardWork rescheduling={rescheduling} />
      <Filters
        rescheduling={rescheduling}
        show={search.show}
        onShow={(show) => void navigate({ search: { show, page: 1 }, replace: true })}
      />
      {orders.items.length === 0 ? (
        <Text c="dimmed" className={`panel ${styles.empty}`} component="output">
          {messages.nobody}
        </Text>
      ) : (
        <BoardOrders id={id} orders={orders.items} onChoose={setChosen} />
      )}
      <Pages
        total={orders.total}
        page={search.page}
        onPage={(page) => void navigate({ search: { ...search, page } })}
      />
      {chosen && <ChooseForClient chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** Filters of the clients, with the number of tickets of each. */
function Filters({
  rescheduling,
  show,
  onShow,
}: {
  rescheduling: Board['rescheduling']
  show: BoardSearch['show']
  onShow: (show: BoardSearch['show']) => void
}) {
  const messages = useMessages(reschedulingMessages)
  const counts = {
    all: rescheduling.tickets,
    waiting: rescheduling.waiting,
    moved: rescheduling.moved,
    refundAsked: rescheduling.refundAsked,
    untold: null,
  }
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{messages.show}</legend>
      {boardShows.map((filter) => (
        <label key={filter}>
          <input
            type="radio"
            name="show"
            checked={show === filter}
            onChange={() => onShow(filter)}
          />
          <span>
            {messages.filters[filter]}
            {counts[filter] !== null && <strong>{counts[filter]}</strong>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Progress of unfinished work, with buttons to stop or resume it. */
function BoardWork({
  rescheduling: { workPublicId, workState, freed, tickets },
}: {
  rescheduling: Board['rescheduling']
}) {
  const messages = useMessages(reschedulingMessages)
  const [stop, resume] = [useStop(), useResume()]
  if (!workPublicId || !workState || workState === 'done')
    return <output className="visually-hidden">{messages.progress(freed, tickets)}</output>
  const call = { params: { id: workPublicId } }
  const isGoing = workState === 'waiting' || workState === 'running'
  return (
    <section className={`panel ${styles.work}`} aria-label={messages.progress(freed, tickets)}>
      <Text component="output">{messages.work[workState]}</Text>
      <Progress
        value={tickets ? (freed / tickets) * 100 : 0}
        color={isGoing ? 'brand' : 'gray'}
        animated={isGoing}
        aria-label={messages.progress(freed, tickets)}
      />
      <div className="row between gap-12">
        <Text size="sm" c="dimmed">
          {messages.progress(freed, tickets)}
        </Text>
        {isGoing ? (
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate(call)}>
            {stop.isSuccess ? messages.stopping : messages.cancel}
          </Button>
        ) : (
          <Button loading={resume.isPending} onClick={() => resume.mutate(call)}>
            {messages.resume}
          </Button>
        )}
      </div>
    </section>
  )
}
