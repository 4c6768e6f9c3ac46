import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { FormsTable } from './forms-table.tsx'
import { formsMessages } from './forms.messages.ts'
import {
  useArchiveForm,
  useArchiveQuestion,
  useForms,
  useQuestions,
  useTargets,
  type Form,
  type Question,
  type Targets,
} from './forms.queries.ts'
import { QuestionsTable } from './questions-table.tsx'

const EditForm = lazyPart(() => import('./edit-form.tsx'), 'EditForm')
const EditQuestion = lazyPart(() => import('./edit-question.tsx'), 'EditQuestion')

type Open =
  | { what: 'form'; form: Form | null }
  | { what: 'doomedForm'; form: Form }
  | { what: 'question'; question: Question | null }
  | { what: 'doomedQuestion'; question: Question }

/** Forms and their questions. */
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
  const [open, setOpen] = useState<Open | null>(null)
  const archiveForm = useArchiveForm()
  const archiveQuestion = useArchiveQuestion()
  const nameOf = ({ internationalizedFields: { fr, en } }: Form) =>
    localized({ fr: fr.description, en: en.description })
  const textOf = ({ internationalizedQuestionFields: { fr, en } }: Question) =>
    localized({ fr: fr.text, en: en.text })
  const close = () => setOpen(null)
  return (
    <>
      <FormsTable
        forms={forms}
        targets={targets}
        nameOf={nameOf}
        onOpen={(form) => setOpen({ what: 'form', form })}
        onRemove={(form) => setOpen({ what: 'doomedForm', form })}
      />
      <QuestionsTable
        questions={questions}
        textOf={textOf}
        onOpen={(question) => setOpen({ what: 'question', question })}
        onRemove={(question) => setOpen({ what: 'doomedQuestion', question })}
      />
      {open?.what === 'form' && (
        <EditForm form={open.form} questions={questions} targets={targets} onClose={close} />
      )}
      {open?.what === 'question' && <EditQuestion question={open.question} onClose={close} />}
      {open?.what === 'doomedForm' && (
        <Confirm
          title={messages.removeFormTitle}
          verb={messages.removeVerb}
          isDangerous
          isPending={archiveForm.isPending}
          onClose={close}
          onConfirm={() =>
            archiveForm.mutate({ params: { id: open.form.publicId } }, { onSettled: close })
          }
        >
          {messages.removeFormText(nameOf(open.form))}
        </Confirm>
      )}
      {open?.what === 'doomedQuestion' && (
        <Confirm
          title={messages.removeQuestionTitle}
          verb={messages.removeVerb}
          isDangerous
          isPending={archiveQuestion.isPending}
          onClose={close}
          onConfirm={() =>
            archiveQuestion.mutate({ params: { id: open.question.publicId } }, { onSettled: close })
          }
        >
          {messages.removeQuestionText(textOf(open.question))}
        </Confirm>
      )}
    </>
  )
}
