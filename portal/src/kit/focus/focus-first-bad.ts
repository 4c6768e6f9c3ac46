const focusable = 'input, textarea, select, button, [tabindex], [contenteditable]'

/**
 * Focuses the first field of the form that has an error; `data-path` holds the path of a field. An
 * error of a whole list focuses its first field.
 */
export const focusFirstBad = (form: HTMLElement | null, errors: object) =>
  requestAnimationFrame(() => {
    const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
    const paths = Object.keys(errors)
    const bad =
      fields.find(({ dataset: { path = '' } }) => path in errors) ??
      fields.find(({ dataset: { path = '' } }) =>
        paths.some((broken) => path.startsWith(`${broken}.`)),
      )
    bad?.scrollIntoView({ block: 'center' })
    // A group of checkboxes cannot take the focus; its first checkbox can.
    const field = bad?.matches(focusable) ? bad : bad?.querySelector<HTMLElement>(focusable)
    field?.focus({ preventScroll: true })
  })
