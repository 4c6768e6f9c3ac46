import { Button, Skeleton } from '@mantine/core'
import { IconCopy, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Confirm } from '../kit/confirm.tsx'
import { IconAction } from '../kit/icon-action.tsx'
import { useLocalized, useMessages } from '../kit/messages.ts'
import { PageHead } from '../kit/page-head.tsx'
import { failedOf, QueryFailed } from '../kit/query-boundary.tsx'
import { useKindNames } from '../kit/use-kind-names.ts'
import { formsMessages } from './forms.messages.ts'
import {
  useArchiveForm,
  useArchiveQuestion,
  useDuplicateForm,
  useForms,
  useQuestions,
  useTargets,
  type Form,
  type Question,
  type Targets,
} from './forms.queries.ts'
import { PagedTable } from './paged-table.tsx'
import styles from './forms.module.css'

const EditForm = lazy(() =>
  import('./edit-form.tsx').then((module) => ({ default: module.EditForm })),
)
const EditQuestion = lazy(() =>
  import('./edit-question.tsx').then((module) => ({ default: module.EditQuestion })),
)

type Open =
  | { what: 'form' | 'doomedForm'; form: Form | null }
  | { what: 'question' | 'doomedQuestion'; question: Question | null }
const fewTargets = 4

/** Forms, and the questions that they ask. */
export function FormsScreen() {
  const messages = useMessages(formsMessages)
  const [forms, questions, targets] = [useForms(), useQuestions(), useTargets()]
  const failed = failedOf(forms, questions, targets)
  if (failed)
    return (
      <QueryFailed
        query={{
          ...failed,
          refetch: () => Promise.all([forms, questions, targets].map((query) => query.refetch())),
        }}
        title={messages.loadFailed}
      />
    )
  return (
    <>
      <PageHead title={messages.title} />
      {forms.data && questions.data && targets.data ? (
        <Tables forms={forms.data} questions={questions.data} targets={targets.data} />
      ) : (
        <Skeleton height={420} />
      )}
    </>
  )
}

function Tables({
  forms,
  questions,
  targets,
}: {
  forms: Form[]
  questions: Question[]
  targets: Targets
}) {
  const messages = useMessages(formsMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const [open, setOpen] = useState<Open | null>(null)
  const [duplicate, archiveForm, archiveQuestion] = [
    useDuplicateForm(),
    useArchiveForm(),
    useArchiveQuestion(),
  ]
  const nameOf = ({ internationalizedFields: { fr, en } }: Form) =>
    localized({ fr: fr.description, en: en.description })
  const textOf = ({ internationalizedQuestionFields: { fr, en } }: Question) =>
    localized({ fr: fr.text, en: en.text })
  const targetsOf = (form: Form) => {
    const named = [
      ...form.activityCategories.map(
        (target) =>
          `${localized(targets.activities.find(({ publicId }) => publicId === target.activityPublicId)?.name ?? null)} (${kinds[target.activityCategory]})`,
      ),
      ...form.associatedRentalModelPublicIds.map((id) =>
        localized(targets.rentalModels.find(({ publicId }) => publicId === id)?.name ?? null),
      ),
    ]
    return named.length === 0
      ? messages.none
      : [
          named.slice(0, fewTargets).join(', '),
          ...(named.length > fewTargets ? [messages.more(named.length - fewTargets)] : []),
        ].join(' ')
  }
  // A double click is one wish: one copy.
  const act = (label: string, Sign: typeof IconPencil, onClick: () => void, color = 'gray') => (
    <IconAction
      color={color}
      label={label}
      icon={Sign}

      onClick={({ detail }) => {
        if (detail < 2) onClick()
      }}
    />
  )
  const close = () => setOpen(null)
  return (
    <>
      <PagedTable
        title={messages.forms}
        rows={forms}
        empty={messages.noForms}
        sizes={[25]}
        create={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ what: 'form', form: null })}
          >
            {messages.newForm}
          </Button>
        }
        columns={[
          {
            header: messages.name,
            cell: (form) => (
              <button
                type="button"
                className={styles.name}
                onClick={() => setOpen({ what: 'form', form })}
              >
                {nameOf(form)}
              </button>
            ),
          },
          { header: messages.targets, cell: targetsOf },
          { header: messages.asks, cell: (form) => form.questions.length },
        ]}
        acts={(form) => (
          <>
            {act(messages.edit(nameOf(form)), IconPencil, () => setOpen({ what: 'form', form }))}
            {act(messages.duplicate(nameOf(form)), IconCopy, () =>
              duplicate.mutate({ params: { id: form.publicId } }),
            )}
            {act(
              messages.remove(nameOf(form)),
              IconTrash,
              () => setOpen({ what: 'doomedForm', form }),
              'red',
            )}
          </>
        )}
      />
      <PagedTable
        title={messages.questions}
        rows={questions}
        empty={messages.noQuestions}
        sizes={[25, 50, 75, 100]}
        create={
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ what: 'question', question: null })}
          >
            {messages.newQuestion}
          </Button>
        }
        columns={[
          {
            header: messages.question,
            cell: (question) => (
              <button
                type="button"
                className={styles.name}
                onClick={() => setOpen({ what: 'question', question })}
              >
                {textOf(question)}
              </button>
            ),
          },
          {
            header: messages.mandatory,
            cell: ({ isMandatory }) => (isMandatory ? messages.yes : messages.no),
          },
          { header: messages.type, cell: ({ type }) => messages.types[type] },
          {
            header: messages.recurrence,
            cell: ({ recurrence }) => messages.recurrences[recurrence],
          },
        ]}
        acts={(question) => (
          <>
            {act(messages.view(textOf(question)), IconEye, () =>
              setOpen({ what: 'question', question }),
            )}
            {act(
              messages.remove(textOf(question)),
              IconTrash,
              () => setOpen({ what: 'doomedQuestion', question }),
              'red',
            )}
          </>
        )}
      />
      <Suspense fallback={null}>
        {open?.what === 'form' && (
          <EditForm form={open.form} questions={questions} targets={targets} onClose={close} />
        )}
        {open?.what === 'question' && <EditQuestion question={open.question} onClose={close} />}
      </Suspense>
      {open?.what === 'doomedForm' && open.form && (
        <Confirm
          title={messages.removeFormTitle}
          verb={messages.removeVerb}
          isDangerous
          isPending={archiveForm.isPending}
          onClose={close}
          onConfirm={() =>
            archiveForm.mutate({ params: { id: open.form!.publicId } }, { onSettled: close })
          }
        >
          {messages.removeFormText(nameOf(open.form))}
        </Confirm>
      )}
      {open?.what === 'doomedQuestion' && open.question && (
        <Confirm
          title={messages.removeQuestionTitle}
          verb={messages.removeVerb}
          isDangerous
          isPending={archiveQuestion.isPending}
          onClose={close}
          onConfirm={() =>
            archiveQuestion.mutate(
              { params: { id: open.question!.publicId } },
              { onSettled: close },
            )
          }
        >
          {messages.removeQuestionText(textOf(open.question))}
        </Confirm>
      )}
    </>
  )
}
