import { Button, Group, Modal, Stack } from '@mantine/core'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { focusFirstBad } from '../focus/focus-first-bad.ts'
import { useReturnFocus } from '../focus/return-focus.ts'
import { isTopDialog } from '../focus/top-dialog.ts'
import { usePhone } from '../layout/breakpoints.ts'
import { Confirm } from '../layout/confirm.tsx'
import { DialogFooter, dialogWithFooter } from '../layout/dialog-footer.tsx'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'
import { formMessages } from './form.messages.ts'
import { SaveProblem } from './save-problem.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { RecordForm } from './use-record-form.ts'

type Props<V extends object> = {
  title: string
  form: RecordForm<V>
  onSubmit: (values: V) => void
  onClose: () => void
  children: ReactNode
  /** Label of the button when the record goes to the parent form instead of being saved. */
  verb?: string
  /** The parent form shows the unsaved-changes warning. */
  isNested?: boolean
  /** The command that saves the record; a nested record has none. */
  command?: { isPending: boolean; error: unknown }
  /** False while data that the record needs is loading. */
  isReady?: boolean
  fieldNames?: Record<string, string>
}

/**
 * Form of a record in a dialog. Mount to open, unmount to close; unsaved changes are confirmed
 * before closing.
 */
export function RecordModal<V extends object>({
  title,
  form,
  onSubmit,
  onClose,
  children,
  verb,
  isNested = false,
  command,
  isReady = true,
  fieldNames,
}: Props<V>) {
  const messages = useMessages(formMessages)
  const kit = useMessages(kitMessages)
  const isPhone = usePhone()
  const { isPending: isSaving = false, error = null } = command ?? {}
  const box = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  useReturnFocus(true)
  // The dialog focuses the element with this mark when it opens; without it, the close button.
  const receive = (element: HTMLFormElement | null) => {
    box.current = element
    const first =
      element?.querySelector('input:not([type="file"]), textarea') ??
      element?.querySelector('[data-path]')
    first?.setAttribute('data-autofocus', 'true')
  }
  const isDirty = form.isDirty()
  const close = () => {
    if (!isSaving && isTopDialog(box.current)) {
      if (isDirty) setAsking(true)
      else onClose()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events from a dialog's portal to the form that contains it.
    event.stopPropagation()
    if (isSaving) return
    const { hasErrors, errors } = form.validate()
    if (hasErrors) focusFirstBad(box.current, errors)
    else onSubmit(form.getValues())
  }
  const keepMine = (version: number) => {
    const mine = { ...form.getValues(), version }
    form.setValues(mine)
    onSubmit(mine)
  }
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={760}
      fullScreen={isPhone}
      closeOnClickOutside={!isDirty}
      classNames={dialogWithFooter}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {!isNested && <UnsavedGuard isDirty={isDirty} isSaving={isSaving} />}
      <form ref={receive} noValidate onSubmit={submit}>
        <Stack gap="md">
          {children}
          <DialogFooter>
            <SaveProblem
              error={error}
              isSaving={isSaving}
              fieldNames={fieldNames}
              onTakeTheirs={onClose}
              onKeepMine={keepMine}
            />
            <Group justify="flex-end">
              <Button variant="default" disabled={isSaving} onClick={close}>
                {messages.cancel}
              </Button>
              <Button
                type="submit"
                loading={isSaving}
                disabled={!isDirty || !isReady}
                aria-disabled={Object.keys(form.errors).length > 0 || undefined}
              >
                {verb ?? messages.save}
              </Button>
            </Group>
          </DialogFooter>
        </Stack>
      </form>
      {isAsking && (
        <Confirm
          title={messages.discardTitle}
          verb={messages.discard}
          safe={messages.keepEditing}
          isDangerous
          onClose={() => setAsking(false)}
          onConfirm={onClose}
        >
          {messages.discardText}
        </Confirm>
      )}
    </Modal>
  )
}
