import { FormNew } from '@guichet/contract/forms/form.ts'
import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { emptyForm, formDraftOf, targetKey, targetOf, type WithVersion } from './draft.rules.ts'
import { FormQuestions } from './form-questions.tsx'
import { formsMessages } from './forms.messages.ts'
import {
  useCreateForm,
  useSaveForm,
  type Form,
  type FormDraft,
  type Question,
  type Targets,
} from './forms.queries.ts'

const schema = {
  safeParse: (draft: FormDraft) => FormNew.safeParse(formDraftOf(draft)),
}
type Props = {
  form: Form | null
  questions: readonly Question[]
  targets: Targets
  onClose: () => void
}

/** Editor of a form: name, questions in order, and products for which it is required. */
export function EditForm({ form: stored, questions, targets, onClose }: Props) {
  const messages = useMessages(formsMessages)
  const kinds = useKindNames()
  const localized = useLocalized()
  const create = useCreateForm(onClose)
  const save = useSaveForm(onClose)
  const command = stored ? save : create
  const [record] = useState<WithVersion<FormDraft>>(() =>
    stored ? { ...formDraftOf(stored), version: stored.version } : emptyForm,
  )
  const form = useRecordForm<WithVersion<FormDraft>>(schema, record, command.error)
  const {
    questionPublicIds: asked,
    activityCategories,
    associatedRentalModelPublicIds,
  } = form.values
  const textOf = (id: string) => {
    const found = questions.find(({ publicId }) => publicId === id)?.internationalizedQuestionFields
    return found ? localized({ fr: found.fr.text, en: found.en.text }) : ''
  }
  const submit = (values: WithVersion<FormDraft>) => {
    const body = formDraftOf(values)
    if (stored)
      save.mutate({ params: { id: stored.publicId }, body: { ...body, version: values.version! } })
    else create.mutate({ body })
  }
  return (
    <RecordModal
      title={stored ? messages.editForm : messages.newForm}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      command={command}
      fieldNames={messages.fields}
    >
      <BilingualFields
        form={form}
        path={(language) => `internationalizedFields.${language}.description`}
        label={messages.fields.internationalizedFields}
        max={75}
        isRequired
        description={messages.fillHint}
      />
      <FormQuestions
        asked={asked}
        questions={questions}
        textOf={textOf}
        onChange={(next) => form.setFieldValue('questionPublicIds', next)}
        problem={form.errors.questionPublicIds}
      />
      <MultiSelect
        label={messages.fields.activityCategories}
        description={messages.activitiesHint}
        searchable
        clearable
        nothingFoundMessage={messages.nothing}
        value={activityCategories.map(targetKey)}
        onChange={(chosen) => form.setFieldValue('activityCategories', chosen.map(targetOf))}
        data={targets.activities.flatMap(({ publicId, name, categories }) =>
          categories.map((category) => ({
            value: targetKey({ activityPublicId: publicId, activityCategory: category }),
            label: `${localized(name)} – ${kinds[category]}`,
          })),
        )}
      />
      {targets.rentalModels.length > 0 && (
        <MultiSelect
          label={messages.fields.associatedRentalModelPublicIds}
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
