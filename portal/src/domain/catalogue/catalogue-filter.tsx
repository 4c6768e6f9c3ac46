import type { CatalogueSale, SaleState } from '@guichet/contract/catalogue-sale.ts'
import { CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { termPauseMs } from '../../kit/forms/pauses.ts'
import { useMessages } from '../../kit/text/messages.ts'
import {
  countedStates,
  filteredFrom,
  filterOf,
  keepsRow,
  type CatalogueFilter,
} from './catalogue-filter.rules.ts'
import { readCatalogueSearch } from './catalogue-search.rules.ts'
import { saleMessages } from './sale.messages.ts'
import styles from './catalogue-filter.module.css'

type Row = { sale: CatalogueSale }

/** The filter in the address of a page of the catalogue, for each of its tables. */
export function useCatalogueFilter() {
  const messages = useMessages(saleMessages)
  const navigate = useNavigate()
  const filter = filterOf(readCatalogueSearch(useSearch({ strict: false })))
  const { q, state } = filter
  const isOn = q !== undefined || state !== undefined
  const set = (change: { [Name in keyof CatalogueFilter]: CatalogueFilter[Name] | undefined }) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...change }), replace: true })
  return {
    q,
    state,
    set,
    /** The filter of a table; `textsOf` returns the texts of a row that the search looks at. */
    of: <R,>(textsOf: (row: R) => readonly (string | null)[]) =>
      isOn
        ? {
            keeps: (row: R & Row) => keepsRow(filter, row, textsOf(row)),
            none: messages.nothingFound,
          }
        : undefined,
  }
}

type Props = { filter: ReturnType<typeof useCatalogueFilter>; rows: readonly Row[] }

/** Search and choice of a state, above lists that may be longer than a screen. */
export function CatalogueFilterBar({ filter: { q = '', state, set }, rows }: Props) {
  const messages = useMessages(saleMessages)
  if (rows.length < filteredFrom && !q && !state) return null
  return (
    <search className="flex wraps gap-8 below-16">
      <SearchField sought={q} onSearch={(text) => set({ q: text || undefined })} />
      <NativeSelect
        aria-label={messages.state}
        value={state ?? ''}
        onChange={({ currentTarget }) =>
          set({ state: (currentTarget.value || undefined) as SaleState | undefined })
        }
        data={[
          { value: '', label: messages.counted(messages.allStates, rows.length) },
          ...countedStates(rows).map((counted) => ({
            value: counted.state,
            label: messages.counted(messages.states[counted.state], counted.count),
          })),
        ]}
      />
    </search>
  )
}

type FieldProps = { sought: string; onSearch: (text: string) => void }
/** Searches while typing. */
function SearchField({ sought, onSearch }: FieldProps) {
  const messages = useMessages(saleMessages)
  const [typed, setTyped] = useState(sought)
  // The address may change elsewhere, as by Back: the field follows, but never its own search.
  const [sent, setSent] = useState(sought)
  const [followed, setFollowed] = useState(sought)
  if (followed !== sought) {
    setFollowed(sought)
    if (sought !== sent) {
      setSent(sought)
      setTyped(sought)
    }
  }
  const send = useDebouncedCallback((text: string) => {
    setSent(text)
    onSearch(text)
  }, termPauseMs)
  const take = (text: string) => {
    setTyped(text)
    send(text)
  }
  return (
    <TextInput
      className={styles.box}
      aria-label={messages.find}
      placeholder={messages.find}
      value={typed}
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden />}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      rightSectionWidth={44}
      rightSection={typed && <CloseButton aria-label={messages.clear} onClick={() => take('')} />}
    />
  )
}
