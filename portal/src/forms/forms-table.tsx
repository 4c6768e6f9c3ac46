import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { PagedTable } from '../kit/tables/paged-table.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { formsMessages } from './forms.messages.ts'
import { useDuplicateForm, type Form, type Targets } from './forms.queries.ts'
import styles from './forms.module.css'

const fewTargets = 4
type Props = {
  forms: readonly Form[]
  targets: Targets
  nameOf: (form: Form) => string
  /** Null for a new form. */
  onOpen: (form: Form | null) => void
  onRemove: (form: Form) => void
}

/** Names of the first targets of a form. */
function useTargetsText({ activities, rentalModels }: Targets) {
  const messages = useMessages(formsMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const nameIn = (
    list: readonly { publicId: string; name: Targets['activities'][number]['name'] }[],
    id: string,
  ) => localized(list.find(({ publicId }) => publicId === id)?.name ?? null)
  return ({ activityCategories, associatedRentalModelPublicIds }: Form): string => {
    const names = [
      ...activityCategories.map(
        ({ activityPublicId, activityCategory }) =>
          `${nameIn(activities, activityPublicId)} (${kinds[activityCategory]})`,
      ),
      ...associatedRentalModelPublicIds.map((id) => nameIn(rentalModels, id)),
    ]
    if (names.length === 0) return messages.none
    const more = names.length - fewTargets
    return [names.slice(0, fewTargets).join(', '), ...(more > 0 ? [messages.more(more)] : [])].join(
      ' ',
    )
  }
}

export function FormsTable({ forms, targets, nameOf, onOpen, onRemove }: Props) {
  const messages = useMessages(formsMessages)
  const targetsOf = useTargetsText(targets)
  const duplicate = useDuplicateForm()
  return (
    <PagedTable
      title={messages.forms}
      rows={forms}
      empty={messages.noForms}
      sizes={[25]}
      create={<CreateButton onClick={() => onOpen(null)}>{messages.newForm}</CreateButton>}
      columns={[
        {
          header: messages.fields.internationalizedFields,
          cell: (form) => (
            <button type="button" className={styles.name} onClick={() => onOpen(form)}>
              {nameOf(form)}
            </button>
          ),
        },
        { header: messages.targets, cell: targetsOf },
        { header: messages.fields.questionPublicIds, cell: (form) => form.questions.length },
      ]}
      acts={(form) => (
        <>
          <IconAction
            label={messages.edit(nameOf(form))}
            icon={IconPencil}
            isOnce
            onClick={() => onOpen(form)}
          />
          <IconAction
            label={messages.duplicate(nameOf(form))}
            icon={IconCopy}
            isOnce
            onClick={() => duplicate.mutate({ params: { id: form.publicId } })}
          />
          <IconAction
            label={messages.remove(nameOf(form))}
            icon={IconTrash}
            color="red"
            isOnce
            onClick={() => onRemove(form)}
          />
        </>
      )}
    />
  )
}
