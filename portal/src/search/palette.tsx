import { Modal, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPin, IconPinFilled, IconSearch } from '@tabler/icons-react'
import { Command } from 'cmdk'
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useEverything, isSearchable, type FoundGroup } from '../domain/found/everything.queries.ts'
import { FoundItem } from '../domain/found/found-item.tsx'
import { FoundTexts } from '../domain/found/found-texts.tsx'
import { foundMessages } from '../domain/found/found.messages.ts'
import { useGoTo } from '../domain/go-to.tsx'
import { isApiError } from '../kit/api/api-error.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { consumePageFocus } from '../kit/focus/page-focus.ts'
import { useReturnFocus } from '../kit/focus/return-focus.ts'
import { termPauseMs } from '../kit/forms/pauses.ts'
import { usePhone } from '../kit/layout/breakpoints.ts'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { kitMessages } from '../kit/text/kit.messages.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useSections, type Item, type Screen } from './palette-items.ts'
import { useRecentRecords } from './recent-records.queries.ts'
import { searchMessages } from './search.messages.ts'
import rows from '../domain/found/found-item.module.css'
import styles from './palette.module.css'

type Props = { screens: readonly Screen[]; onClose: () => void; onShortcuts: () => void }

/** Command palette: finds records, pages and actions. */
export function Palette({ screens, onClose, onShortcuts }: Props) {
  const messages = useMessages(searchMessages)
  const kit = useMessages(kitMessages)
  const isPhone = usePhone()
  useReturnFocus(true)
  // A page that is still loading must not take the focus from the palette.
  useEffect(() => void consumePageFocus(), [])
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={640}
      yOffset="10vh"
      fullScreen={isPhone}
      transitionProps={{ duration: 0 }}
      zIndex={400}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={messages.palette} className={styles.content!}>
        <Modal.Body className={styles.body!}>
          <PaletteList screens={screens} onClose={onClose} onShortcuts={onShortcuts} />
          <button type="button" className={styles.close} onClick={onClose}>
            {isPhone ? kit.close : 'Esc'}
            {!isPhone && <span className="visually-hidden">{kit.close}</span>}
          </button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function PaletteList({ screens, onClose, onShortcuts }: Props) {
  const messages = useMessages(searchMessages)
  const [typed, setTyped] = useState('')
  const [term, , { flush }] = useDebouncedValue(typed, termPauseMs)
  const settled = term.trim()
  const found = useEverything(settled, 5)
  const sections = useSections(typed.trim(), screens, found.groups)
  // Defers the list by a frame, so that the field accepts input first.
  const isListed = useDeferredValue(true, false)
  const { remember, pin, isPinned } = useRecentRecords()
  const goTo = useGoTo()
  const [chosen, setChosen] = useState('')
  const mayOpenPage = mayOpen(useBusiness(), 'Search')
  const items = sections.flatMap((section) => section.items)
  const current = items.find(({ value }) => value === chosen) ?? items[0]
  const isSettled = typed.trim() === settled && !found.isFetching

  const open = (item: Item) => {
    if (item.record) remember(item.record)
    onClose()
    goTo(item.place)
  }
  const waitToOpen = useOpenWhenNamed({ isSettled, first: items[0], open, choose: setChosen })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isSettled && !current?.value.startsWith('page:')) {
      // Enter before the results of a scan or fast typing: opens the coming result, not an earlier
      // one.
      event.preventDefault()
      flush()
      waitToOpen()
    } else if (event.altKey && event.code === 'KeyP' && current?.record) {
      event.preventDefault()
      pin(current.record)
    }
  }
  return (
    <Command
      label={messages.palette}
      shouldFilter={false}
      vimBindings={false}
      loop
      value={current?.value ?? ''}
      onValueChange={setChosen}
      onKeyDownCapture={press}
      className={styles.palette}
    >
      <div className={styles.box}>
        <IconSearch size={18} aria-hidden />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={messages.hint}
          maxLength={200}
          data-autofocus
        />
      </div>
      <PaletteStatus
        typed={typed.trim()}
        found={found}
        isSettled={isSettled}
        count={items.length}
      />
      <Command.List label={messages.results} className={styles.list} data-old={!isSettled}>
        {(isListed ? sections : []).map(({ heading, items: lines }) => (
          <Command.Group key={heading} heading={heading} className={rows.rows}>
            {lines.map((item) => (
              <Line
                key={item.value}
                item={item}
                sought={typed}
                isPinned={item.record !== undefined && isPinned(item.record)}
                onOpen={() => open(item)}
              />
            ))}
          </Command.Group>
        ))}
        <Command.Group>
          {mayOpenPage && typed.trim() !== '' && (found.groups?.length ?? 0) > 0 && (
            <Line
              item={{
                value: 'do:everything',
                title: messages.does.everything,
                icon: IconSearch,
                place: { to: '/search', search: { q: typed.trim() } },
              }}
              sought=""
              isPinned={false}
              onOpen={() => {
                onClose()
                goTo({ to: '/search', search: { q: typed.trim() } })
              }}
            />
          )}
        </Command.Group>
      </Command.List>
      <Keys onShortcuts={onShortcuts} mayPin={current?.record !== undefined} />
    </Command>
  )
}

type Wait = {
  isSettled: boolean
  first: Item | undefined
  open: (item: Item) => void
  choose: (value: string) => void
}
/** Selects an exact match when it arrives, and opens it if Enter was pressed before. */
function useOpenWhenNamed({ isSettled, first, open, choose }: Wait) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isSettled) return
    const wanted = isWanted.current
    isWanted.current = false
    if (!first?.isExact) return
    if (wanted) open(first)
    else choose(first.value)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [isSettled, first?.value])
  return () => {
    isWanted.current = true
  }
}

type LineProps = { item: Item; sought: string; isPinned: boolean; onOpen: () => void }
function Line({ item, sought, isPinned, onOpen }: LineProps) {
  const messages = useMessages(searchMessages)
  const pin = isPinned && (
    <>
      <IconPinFilled size={14} aria-hidden />
      <span className="visually-hidden">{messages.pinned}</span>
    </>
  )
  if (item.option)
    return (
      <FoundItem option={item.option} sought={sought} onTake={onOpen}>
        {pin}
      </FoundItem>
    )
  const Sign = item.icon
  return (
    <Command.Item value={item.value} onSelect={onOpen} className={rows.item}>
      <Sign size={18} stroke={1.6} aria-hidden />
      <FoundTexts title={item.title} sought={sought} />
      {pin}
    </Command.Item>
  )
}

function Keys({ onShortcuts, mayPin }: { onShortcuts: () => void; mayPin: boolean }) {
  const messages = useMessages(searchMessages)
  return (
    <div className={styles.keys}>
      <Text span size="xs" c="dimmed">
        <kbd>↑</kbd> <kbd>↓</kbd> {messages.keys.walk}
      </Text>
      <Text span size="xs" c="dimmed">
        <kbd>↵</kbd> {messages.keys.open}
      </Text>
      {mayPin && (
        <Text span size="xs" c="dimmed">
          <kbd>Alt</kbd> <kbd>P</kbd> {messages.pinKey} <IconPin size={12} aria-hidden />
        </Text>
      )}
      <button type="button" className={styles.more} onClick={onShortcuts}>
        {messages.does.shortcuts}
      </button>
    </div>
  )
}

type PaletteStatusProps = {
  typed: string
  found: ReturnType<typeof useEverything>
  isSettled: boolean
  count: number
}

/** State of the search, announced to screen readers. */
function PaletteStatus({ typed, found, isSettled, count }: PaletteStatusProps) {
  const messages = useMessages(searchMessages)
  const say = useSay(typed, found, isSettled)
  return (
    <>
      <output className="visually-hidden">
        {isSettled && typed ? messages.found(count, false) : ''}
      </output>
      {say(count).map((sentence) => (
        <output key={sentence} className={styles.say}>
          {sentence}
        </output>
      ))}
    </>
  )
}

function useSay(
  typed: string,
  { error, groups, isAsked }: PaletteStatusProps['found'],
  isSettled: boolean,
) {
  const messages = useMessages(searchMessages)
  const names = useMessages(foundMessages)
  const problem = useProblemMessage()
  const notesOn = (found: FoundGroup[]) => [
    ...found.flatMap(({ outcome, kind }) =>
      outcome === 'late' ? [messages.late(names.kinds[kind])] : [],
    ),
    ...(found.some(({ outcome }) => outcome === 'similar') ? [messages.similarHint] : []),
  ]
  return (count: number): string[] => {
    if (typed === '') return []
    if (error && isSettled) {
      const why = isApiError(error, 'Unreachable') ? messages.offline : problem(error)
      return [`${messages.failed}. ${why}`]
    }
    const notes = notesOn(groups ?? [])
    if (count > 0 || notes.length > 0) return notes
    if (!isSearchable(typed)) return [messages.tooShort]
    if (!isSettled) return [messages.searching]
    return isAsked ? [`${messages.nothing(typed)}. ${messages.nothingHint}`] : [messages.noAccess]
  }
}
