import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconCopy, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Confirm } from '../kit/confirm.tsx'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useKindNames } from '../kit/use-kind-names.ts'
import { useSaid, useWords } from '../kit/words.ts'
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
import { formsWords } from './forms.words.ts'
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
  const words = useWords(formsWords)
  const [forms, questions, targets] = [useForms(), useQuestions(), useTargets()]
  const failed = [forms, questions, targets].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <LoadFailed
        title={words.loadFailed}
        error={failed.error}
        onRetry={() => {
          for (const one of [forms, questions, targets]) void one.refetch()
        }}
        isRetrying={failed.isFetching}
      />
    )
  return (
    <>
      <PageHead title={words.title} />
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
  const words = useWords(formsWords)
  const said = useSaid()
  const kinds = useKindNames()
  const [open, setOpen] = useState<Open | null>(null)
  const [duplicate, archiveForm, archiveQuestion] = [
    useDuplicateForm(),
    useArchiveForm(),
    useArchiveQuestion(),
  ]
  const nameOf = ({ internationalizedFields: { fr, en } }: Form) =>
    said({ fr: fr.description, en: en.description })
  const textOf = ({ internationalizedQuestionFields: { fr, en } }: Question) =>
    said({ fr: fr.text, en: en.text })
  const targetsOf = (form: Form) => {
    const named = [
      ...form.activityCategories.map(
        (target) =>
          `${said(targets.activities.find(({ publicId }) => publicId === target.activityPublicId)?.name ?? null)} (${kinds[target.activityCategory]})`,
      ),
      ...form.associatedRentalModelPublicIds.map((id) =>
        said(targets.rentalModels.find(({ publicId }) => publicId === id)?.name ?? null),
      ),
    ]
    return named.length === 0
      ? words.none
      : [
          named.slice(0, fewTargets).join(', '),
          ...(named.length > fewTargets ? [words.more(named.length - fewTargets)] : []),
        ].join(' ')
  }
  // A double click is one wish: one copy.
  const act = (label: string, Sign: typeof IconPencil, onClick: () => void, color = 'gray') => (
    <ActionIcon
      variant="subtle"
      color={color}
      aria-label={label}
      title={label}
      onClick={({ detail }) => {
        if (detail < 2) onClick()
      }}
    >
      <Sign size={16} aria-hidden />
    </ActionIcon>
  )
  const close = () => setOpen(null)
  return (
    <>
      <PagedTable
        title={words.forms}
        rows={forms}
        empty={words.noForms}
        sizes={[25]}
        create={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ what: 'form', form: null })}
          >
            {words.newForm}
          </Button>
        }
        columns={[
          {
            header: words.name,
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
          { header: words.targets, cell: targetsOf },
          { header: words.asks, cell: (form) => form.questions.length },
        ]}
        acts={(form) => (
          <>
            {act(words.edit(nameOf(form)), IconPencil, () => setOpen({ what: 'form', form }))}
            {act(words.duplicate(nameOf(form)), IconCopy, () =>
              duplicate.mutate({ params: { id: form.publicId } }),
            )}
            {act(
              words.remove(nameOf(form)),
              IconTrash,
              () => setOpen({ what: 'doomedForm', form }),
              'red',
            )}
          </>
        )}
      />
      <PagedTable
        title={words.questions}
        rows={questions}
        empty={words.noQuestions}
        sizes={[25, 50, 75, 100]}
        create={
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ what: 'question', question: null })}
          >
            {words.newQuestion}
          </Button>
        }
        columns={[
          {
            header: words.question,
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
            header: words.mandatory,
            cell: ({ isMandatory }) => (isMandatory ? words.yes : words.no),
          },
          { header: words.type, cell: ({ type }) => words.types[type] },
          { header: words.recurrence, cell: ({ recurrence }) => words.recurrences[recurrence] },
        ]}
        acts={(question) => (
          <>
            {act(words.view(textOf(question)), IconEye, () =>
              setOpen({ what: 'question', question }),
            )}
            {act(
              words.remove(textOf(question)),
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
          title={words.removeFormTitle}
          verb={words.removeVerb}
          isDangerous
          isPending={archiveForm.isPending}
          onClose={close}
          onConfirm={() =>
            archiveForm.mutate({ params: { id: open.form!.publicId } }, { onSettled: close })
          }
        >
          {words.removeFormText(nameOf(open.form))}
        </Confirm>
      )}
      {open?.what === 'doomedQuestion' && open.question && (
        <Confirm
          title={words.removeQuestionTitle}
          verb={words.removeVerb}
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
          {words.removeQuestionText(textOf(open.question))}
        </Confirm>
      )}
    </>
  )
}
