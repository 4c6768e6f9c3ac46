import { Button, MultiSelect } from '@mantine/core'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { ItemKind, LostValues } from './lost.rules.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useItems } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/** Activities, equipment and accessories in one list, by kind. */
export function LostItemsField({
  lost,
  error,
  onChange,
  onAll,
}: {
  lost: LostValues
  error: string | null
  onChange: (items: string[]) => void
  /** Selects all items of the business. */
  onAll: (items: string[]) => void
}) {
  const messages = useMessages(reschedulingMessages)
  const localized = useLocalized()
  const query = useItems()
  const { data } = query
  const nameOf = (isDeleted: boolean, name: string) => (isDeleted ? messages.deleted(name) : name)
  const group = (kind: ItemKind, items: { value: string; label: string }[]) =>
    items.length ? [{ group: messages.groups[kind], items }] : []
  const choices = data
    ? [
        ...group(
          'activities',
          data.activities.map(({ publicId, name, isDeleted }) => ({
            value: `activities:${publicId}`,
            label: nameOf(isDeleted, localized(name)),
          })),
        ),
        ...group(
          'models',
          data.models.map(({ publicId, name, rentalName, isDeleted }) => ({
            value: `models:${publicId}`,
            label: nameOf(isDeleted, `${localized(rentalName)} – ${localized(name)}`),
          })),
        ),
        ...group(
          'accessories',
          data.accessories.map(({ publicId, name, isDeleted }) => ({
            value: `accessories:${publicId}`,
            label: nameOf(isDeleted, localized(name)),
          })),
        ),
      ]
    : []
  const all = choices.flatMap(({ items }) => items.map(({ value }) => value))
  if (query.error && !data) return <PartFailed query={query} title={messages.itemsFailed} />
  return (
    <>
      <MultiSelect
        className={styles.items!}
        label={messages.items}
        required
        placeholder={lost.items.length ? '' : messages.itemsHint}
        searchable
        openOnFocus={false}
        clearable
        nothingFoundMessage={messages.nothingFound}
        limit={100}
        comboboxProps={{ withinPortal: false }}
        data={choices}
        value={lost.items}
        error={error}
        onChange={onChange}
      />
      {all.length > lost.items.length && (
        <Button variant="subtle" onClick={() => onAll(all)}>
          {messages.allItems(all.length)}
        </Button>
      )}
    </>
  )
}
