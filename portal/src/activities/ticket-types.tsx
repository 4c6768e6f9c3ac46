import { Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useAddedRow } from '../kit/focus/added-row.ts'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import { PriceField } from '../kit/forms/price-field.tsx'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { MoveButtons } from '../kit/tables/move-buttons.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { ActivityForm, TypeForm, TypesPath } from './activities.queries.ts'
import { emptyType, numbered } from './activity.rules.ts'
import styles from './activity.module.css'

// Only passes have identifications.
const Identifications = lazyPart(() => import('./identifications.tsx'), 'Identifications')

type Props = {
  form: RecordForm<ActivityForm>
  path: TypesPath
  types: readonly TypeForm[]
  isPass: boolean
}

/**
 * The ticket types of a category, in their order. Moves and removals stay in the form until the
 * activity is saved.
 */
export function TicketTypes({ form, path, types, isPass }: Props) {
  const messages = useMessages(activityMessages)
  const kit = useMessages(formMessages)
  const problem = form.errors[path]
  const set = (next: readonly TypeForm[]) => form.setFieldValue(path, numbered(next))
  const { list, add: addRow } = useAddedRow()
  const add = () => addRow(() => set([...types, emptyType(types.length)]))
  return (
    <>
      <h3 className="size-14 no-margin above-8 below-4">{messages.types}</h3>
      <ol ref={list}>
        {types.map((type, i) => {
          const name = messages.type(i + 1)
          return (
            <li key={type.publicId ?? `new-${i}`} className={styles.type} aria-label={name}>
              <div className={styles.typeLine}>
                <BilingualFields
                  form={form}
                  path={(language) =>
                    `${path}.${i}.internationalizedActivityPricingDetailsFields.${language}.title`
                  }
                  label={messages.typeTitle}
                  max={200}
                  isRequired
                />
                <PriceField
                  {...form.getInputProps(`${path}.${i}.price`)}
                  label={messages.price}
                  isRequired
                />
                <Group gap={2} wrap="nowrap" className={styles.typeActs}>
                  <MoveButtons name={name} items={types} place={i} onMove={set} />
                  <IconAction
                    color="red"
                    label={kit.remove(name)}
                    icon={IconTrash}
                    onClick={() => set(types.filter((_, other) => other !== i))}
                  />
                </Group>
              </div>
              {isPass && (
                <Identifications
                  form={form}
                  path={`${path}.${i}.activityPricingDetailIdentifications`}
                />
              )}
            </li>
          )
        })}
      </ol>
      {problem && (
        <p className="error size-13 no-margin above-4 below-4" role="alert">
          {problem}
        </p>
      )}
      <AddButton data-path={path} onClick={add}>
        {messages.addType}
      </AddButton>
    </>
  )
}
