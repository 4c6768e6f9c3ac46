import { FormNew } from '@guichet/contract/forms/form.ts'
import type { ActivityCategory } from '@guichet/contract/kinds.ts'
import { MultiSelect, Select, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { BilingualFields } from '../kit/bilingual-fields.tsx'
import { IconAction } from '../kit/icon-action.tsx'
import { useLocalized, useMessages } from '../kit/messages.ts'
import { RecordModal } from '../kit/record-modal.tsx'
import { useKindNames } from '../kit/use-kind-names.ts'
import { useRecordForm } from '../kit/use-record-form.ts'
import { formsMessages } from './forms.messages.ts'
import {
  useCreateForm,
  useSaveForm,
  type Form,
  type FormDraft,
  type Question,
  type Targets,
} from './forms.queries.ts'
import styles from './forms.module.css'

const empty: FormDraft = {
  internationalizedFields: { fr: { description: '' }, en: { description: '' } },
  activityCategories: [],
  associatedRentalModelPublicIds: [],
  questionPublicIds: [],
}
const draftOf = ({
  internationalizedFields,
  activityCategories,
  associatedRentalModelPublicIds,
  questionPublicIds,
}: FormDraft): FormDraft => ({
  internationalizedFields,
  activityCategories,
  associatedRentalModelPublicIds,
  questionPublicIds,
})
const schema = { safeParse: (draft: unknown) => FormNew.safeParse(draftOf(draft as FormDraft)) }
type Versioned = FormDraft & { version?: number }
type Props = {
  form: Form | null
  questions: readonly Question[]
  targets: Targets
  onClose: () => void
}

/** A form: its name, its questions in order, and what it is asked for. */
export function EditForm({ form: stored, questions, targets, onClose }: Props) {
  const messages = useMessages(formsMessages)
  const kinds = useKindNames()
  const localized = useLocalized()
  const create = useCreateForm(onClose)
  const save = useSaveForm(onClose)
  const command = stored ? save : create
  const [record] = useState<Versioned>(() =>
    stored ? { ...draftOf(stored), version: stored.version } : empty,
  )
  const form = useRecordForm<Versioned>(schema, record, command.error)
  const {
    questionPublicIds: asked,
    activityCategories,
    associatedRentalModelPublicIds,
  } = form.values
  const textOf = (id: string) => {
    const found = questions.find(({ publicId }) => publicId === id)?.internationalizedQuestionFields
    return found ? localized({ fr: found.fr.text, en: found.en.text }) : ''
  }
  const setAsked = (next: string[]) => form.setFieldValue('questionPublicIds', next)
  const move = (from: number, to: number) => {
    const next = [...asked]
    next.splice(to, 0, next.splice(from, 1)[0]!)
    setAsked(next)
  }
  const submit = (values: Versioned) => {
    const body = draftOf(values)
    if (stored)
      save.mutate({ params: { id: stored.publicId }, body: { ...body, version: values.version! } })
    else create.mutate({ body })
  }
  const questionsProblem = form.errors.questionPublicIds
  return (
    <RecordModal
      title={stored ? messages.editForm : messages.newForm}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isSaving={command.isPending}
      error={command.error}
      fieldNames={messages.fields}
    >
      <BilingualFields
        form={form}
        path={(language) => `internationalizedFields.${language}.description`}
        label={messages.name}
        max={75}
        isRequired
        description={messages.fillHint}
      />
      <fieldset className={styles.set}>
        <legend className={styles.legend}>
          {messages.chooseQuestions}
          <span className={styles.required} aria-hidden>
            {' '}
            *
          </span>
        </legend>
        <Text size="xs" c="dimmed" mb={6}>
          {messages.chooseQuestionsHint}
        </Text>
        {asked.length > 0 && (
          <ol className={styles.asked}>
            {asked.map((id, i) => {
              const text = textOf(id)
              return (
                <li key={id}>
                  <span>
                    {i + 1}. {text}
                  </span>
                  <IconAction
                    disabled={i === 0}
                    label={messages.up(text)}
                    icon={IconArrowUp}
                    onClick={() => move(i, i - 1)}
                  />
                  <IconAction
                    disabled={i === asked.length - 1}
                    label={messages.down(text)}
                    icon={IconArrowDown}
                    onClick={() => move(i, i + 1)}
                  />
                  <IconAction
                    color="red"
                    label={messages.takeOut(text)}
                    icon={IconX}
                    onClick={() => setAsked(asked.filter((other) => other !== id))}
                  />
                </li>
              )
            })}
          </ol>
        )}
        <Select
          aria-label={messages.addQuestion}
          data-path="questionPublicIds"
          placeholder={messages.addQuestion}
          searchable
          value={null}
          nothingFoundMessage={messages.nothing}
          onChange={(id) => {
            if (id) setAsked([...asked, id])
          }}
          data={questions
            .filter(({ publicId }) => !asked.includes(publicId))
            .map(({ publicId }) => ({ value: publicId, label: textOf(publicId) }))}
        />
        {questionsProblem && (
          <p className={styles.problem} role="alert">
            {questionsProblem}
          </p>
        )}
      </fieldset>
      <MultiSelect
        label={messages.activities}
        description={messages.activitiesHint}
        searchable
        clearable
        nothingFoundMessage={messages.nothing}
        value={activityCategories.map(
          (target) => `${target.activityPublicId} ${target.activityCategory}`,
        )}
        onChange={(chosen) =>
          form.setFieldValue(
            'activityCategories',
            chosen.map((value) => {
              const [activityPublicId, activityCategory] = value.split(' ')
              return { activityPublicId, activityCategory: activityCategory as ActivityCategory }
            }),
          )
        }
        data={targets.activities.flatMap(({ publicId, name, categories }) =>
          categories.map((category) => ({
            value: `${publicId} ${category}`,
            label: `${localized(name)} – ${kinds[category]}`,
          })),
        )}
      />
      {targets.rentalModels.length > 0 && (
        <MultiSelect
          label={messages.rentals}
          searchable
          clearable
          nothingFoundMessage={messages.nothing}
          value={associatedRentalModelPublicIds}
          onChange={(chosen) => form.setFieldValue('associatedRentalModelPublicIds', chosen)}
          data={targets.rentalModels.map(({ publicId, name, categoryName }) => ({
            value: publicId,
            label: `${localized(categoryName)} – ${localized(name)}`,
          }))}
        />
      )}
    </RecordModal>
  )
}
