import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useEverything } from '../../../domain/found/everything.queries.ts'
import { FoundItem } from '../../../domain/found/found-item.tsx'
import { useFoundView } from '../../../domain/found/found.view.ts'
import { termPauseMs } from '../../../kit/forms/pauses.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { clientMessages } from './client.messages.ts'
import items from '../../../domain/found/found-item.module.css'
import styles from '../search-field/search-field.module.css'

/** Number of people who are listed; further words make the list shorter. */
const most = 6
const clients = ['client'] as const

type Props = {
  onBuyer: (clientId: string) => void
  /** Called with the words when the client is a new one. */
  onNew: (words: string) => void
}
/** Finds a known client by name, phone or email, or begins a new one with the same words. */
export function FindClient({ onBuyer, onNew }: Props) {
  const messages = useMessages(clientMessages)
  const [typed, setTyped] = useState('')
  const [term] = useDebouncedValue(typed.trim(), termPauseMs)
  const view = useFoundView()
  const { groups = [], isAsked, isFetching, isPlaceholderData } = useEverything(term, most, clients)
  const isSettled = term === typed.trim() && !isFetching && !isPlaceholderData
  const found = term === '' ? [] : groups.flatMap(view)
  return (
    <Command
      label={messages.find}
      shouldFilter={false}
      vimBindings={false}
      loop
      className="relative"
    >
      <IconSearch size={18} aria-hidden className={styles.sign} />
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        placeholder={messages.find}
        maxLength={200}
        className={styles.input}
        data-field="client"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return
          event.preventDefault()
          setTyped('')
        }}
      />
      <div className={styles.below} data-old={!isSettled}>
        <Command.List label={messages.find}>
          {found.map((record) => (
            <FoundItem
              key={record.id}
              option={{ kind: 'sell', id: record.id, record, part: 'alone' }}
              sought={term}
              onTake={() => {
                setTyped('')
                onBuyer(record.id)
              }}
            />
          ))}
          {isAsked && isSettled && (
            <Command.Item
              value="new"
              className={items.item}
              onMouseDown={(event) => event.preventDefault()}
              onSelect={() => {
                setTyped('')
                onNew(term)
              }}
            >
              <IconUserPlus size={18} stroke={1.6} aria-hidden />
              {messages.newClient(term)}
            </Command.Item>
          )}
        </Command.List>
      </div>
    </Command>
  )
}
