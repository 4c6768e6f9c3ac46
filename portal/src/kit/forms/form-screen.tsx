import { Button } from '@mantine/core'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { focusFirstBad } from '../focus/focus-first-bad.ts'
import { lazyPart } from '../layout/lazy-part.ts'
import { useMessages } from '../text/messages.ts'
import { formMessages } from './form.messages.ts'
import { SaveProblem } from './save-problem.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { adopt, type RecordForm } from './use-record-form.ts'
import styles from './form-screen.module.css'

// Rarely shown, so loaded on demand.
const Confirm = lazyPart(() => import('../layout/confirm.tsx'), 'Confirm')

/** A save with its button. */
export type SaveAction<V> = { verb: string; onSave: (values: V) => void }
/** A question before a save that takes something away. */
export type SaveQuestion = { title: string; verb: string; text: ReactNode }
type Props<V extends object> = {
  form: RecordForm<V>
  /** Sends one request. The caller passes the saved record to `adopt`, or leaves the page. */
  onSave: (values: V) => void
  isSaving: boolean
  error: unknown
  /** Reloads the record, which becomes the baseline of the form. Absent for a new record. */
  onReload?: () => Promise<V | undefined>
  /**
   * For a form of several records: rebuilds the edits on the current versions. A form of one record
   * uses the version in the problem.
   */
  onKeepMine?: (values: V) => Promise<V>
  /** Display names of the API's fields, for the dialog about a conflicting save. */
  fieldNames: Record<string, string>
  /** Text of the button that saves; "Save" by default. */
  verb?: string | undefined
  /** The question before a save of these values, null for most of them. */
  questionOf?: ((values: V) => SaveQuestion | null) | undefined
  /** A second way to save, such as a draft. */
  alternative?: SaveAction<V> | undefined
  children: ReactNode
}

/**
 * Form of a record: the save bar appears with the first change, errors are shown at their fields,
 * unsaved changes are confirmed before leaving, and a conflicting save is resolved in a dialog.
 */
export function FormScreen<V extends object>({
  form,
  onSave,
  isSaving,
  error,
  onReload,
  onKeepMine,
  fieldNames,
  verb,
  questionOf,
  alternative,
  children,
}: Props<V>) {
  const messages = useMessages(formMessages)
  const box = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState<(SaveQuestion & SaveAction<V>) | 'discard' | null>(null)
  const usual: SaveAction<V> = { verb: verb ?? messages.save, onSave }
  const isDirty = form.isDirty()

  const saveBy = (action: SaveAction<V>) => {
    if (isSaving) return
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return focusFirstBad(box.current, errors)
    const question = questionOf?.(form.getValues())
    if (question) setAsking({ ...action, ...question })
    else action.onSave(form.getValues())
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    saveBy(usual)
  }
  const reload = async () => {
    setAsking(null)
    const fresh = await onReload?.()
    if (fresh) adopt(form, fresh)
    else form.reset()
  }
  const keepMine = async (version: number) => {
    const typed = form.getValues()
    const mine = onKeepMine ? await onKeepMine(typed) : { ...typed, version }
    form.setValues(mine)
    onSave(mine)
  }
  return (
    <form ref={box} className={styles.form} noValidate onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty} isSaving={isSaving} />
      {children}
      <SaveProblem
        error={error}
        isSaving={isSaving}
        fieldNames={fieldNames}
        onTakeTheirs={() => void reload()}
        onKeepMine={(version) => void keepMine(version)}
      />
      {(isDirty || isSaving) && (
        <SaveBar
          isInvalid={Object.keys(form.errors).length > 0}
          isSaving={isSaving}
          verb={usual.verb}
          {...(alternative && {
            alternative: { verb: alternative.verb, onPress: () => saveBy(alternative) },
          })}
          onDiscard={() => setAsking('discard')}
        />
      )}
      {asking !== null && asking !== 'discard' && (
        <Confirm
          title={asking.title}
          verb={asking.verb}
          isDangerous
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            asking.onSave(form.getValues())
          }}
        >
          {asking.text}
        </Confirm>
      )}
      {asking === 'discard' && (
        <Confirm
          title={messages.discardTitle}
          verb={messages.discard}
          safe={messages.keepEditing}
          isDangerous
          onClose={() => setAsking(null)}
          onConfirm={() => void reload()}
        >
          {messages.discardText}
        </Confirm>
      )}
    </form>
  )
}

type BarProps = {
  isInvalid: boolean
  isSaving: boolean
  verb: string
  alternative?: { verb: string; onPress: () => void }
  onDiscard: () => void
}
function SaveBar({ isInvalid, isSaving, verb, alternative, onDiscard }: BarProps) {
  const messages = useMessages(formMessages)
  return (
    <div className={styles.bar}>
      <output className={styles.status} {...(isInvalid && { 'data-bad': true })}>
        {isInvalid ? messages.invalid : messages.changed}
      </output>
      <Button variant="default" disabled={isSaving} onClick={onDiscard}>
        {messages.discard}
      </Button>
      {/* Not a submit button: Enter in a field presses the first one of a form. */}
      {alternative && (
        <Button variant="default" disabled={isSaving} onClick={alternative.onPress}>
          {alternative.verb}
        </Button>
      )}
      <Button
        type="submit"
        loading={isSaving}
        aria-disabled={isInvalid || undefined}
        title={isInvalid ? messages.fixFirst : undefined}
      >
        {verb}
      </Button>
    </div>
  )
}
