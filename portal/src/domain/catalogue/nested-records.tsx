import { Text, UnstyledButton } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { formMessages } from '../../kit/forms/form.messages.ts'
import { Thumbnail } from '../../kit/images/thumbnail.tsx'
import { AddButton } from '../../kit/layout/add-button.tsx'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { MoveButtons } from '../../kit/tables/move-buttons.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { FutureTickets } from '../future-tickets.tsx'
import { nameOfFields } from './catalogue-texts.rules.ts'
import styles from './nested-records.module.css'

const Confirm = lazyPart(() => import('../../kit/layout/confirm.tsx'), 'Confirm')

type NestedRecord = {
  publicId?: string | undefined
  imageUrl: string | null
  internationalizedFields: Record<'fr' | 'en', { name: string }>
}
type Props<T extends NestedRecord> = {
  /** Path of the list in the form of its category. */
  path: string
  items: readonly T[]
  errors: object
  onChange: (items: T[]) => void
  texts: { title: string; empty: string; add: string }
  factsOf: (item: T) => ReactNode
  copyOf: (item: T) => T
  /** The dialog of an item, undefined for a new one. It may be loaded on demand. */
  dialog: (
    item: T | undefined,
    actions: { onApply: (item: T) => void; onClose: () => void },
  ) => ReactNode
}

/** Records of a category, in their order. All changes stay in the form until the category is saved. */
export function NestedRecords<T extends NestedRecord>({
  path,
  items,
  errors,
  onChange,
  texts,
  factsOf,
  copyOf,
  dialog,
}: Props<T>) {
  const kit = useMessages(formMessages)
  const localized = useLocalized()
  const [edited, setEdited] = useState<number | null>(null)
  const [doomed, setDoomed] = useState<number | null>(null)
  const nameOf = (item: T) => localized(nameOfFields(item.internationalizedFields))
  const isBad = (place: number) =>
    Object.keys(errors).some((field) => field.startsWith(`${path}.${place}.`))
  const apply = (place: number, item: T) => {
    onChange(
      place < items.length
        ? items.map((other, at) => (at === place ? item : other))
        : [...items, item],
    )
    setEdited(null)
  }
  const lost = doomed === null ? undefined : items[doomed]
  return (
    <section className="panel stack gap-12 below-16 padded" aria-label={texts.title}>
      <h2 className="size-16">{texts.title}</h2>
      {items.length === 0 && <p className="dimmed size-13 no-margin">{texts.empty}</p>}
      <ol className="stack">
        {items.map((item, place) => (
          <li
            key={item.publicId ?? `new-${place}`}
            className={styles.item}
            {...(isBad(place) && { 'data-bad': true })}
          >
            <UnstyledButton
              className={styles.opens!}
              data-path={`${path}.${place}`}
              onClick={() => setEdited(place)}
            >
              <Thumbnail imageUrl={item.imageUrl} />
              <span className="column shrinks">
                <span className={styles.name}>{nameOf(item)}</span>
                {factsOf(item)}
              </span>
            </UnstyledButton>
            <span className={styles.acts}>
              <MoveButtons name={nameOf(item)} items={items} place={place} onMove={onChange} />
              <IconAction
                label={kit.duplicate(nameOf(item))}
                icon={IconCopy}
                onClick={() => onChange([...items, copyOf(item)])}
              />
              <IconAction
                color="red"
                label={kit.remove(nameOf(item))}
                icon={IconTrash}
                onClick={() => setDoomed(place)}
              />
            </span>
          </li>
        ))}
      </ol>
      <AddButton size="sm" onClick={() => setEdited(items.length)}>
        {texts.add}
      </AddButton>
      {edited !== null &&
        dialog(items[edited], {
          onApply: (item) => apply(edited, item),
          onClose: () => setEdited(null),
        })}
      {lost && (
        <Confirm
          title={kit.removeTitle(nameOf(lost))}
          verb={kit.removeVerb}
          isDangerous
          onClose={() => setDoomed(null)}
          onConfirm={() => {
            onChange(items.filter((_, place) => place !== doomed))
            setDoomed(null)
          }}
        >
          <Text mb="md">{kit.removeText}</Text>
          {lost.publicId && <FutureTickets itemPublicId={lost.publicId} />}
        </Confirm>
      )}
    </section>
  )
}
