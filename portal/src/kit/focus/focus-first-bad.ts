const focusable = 'input, textarea, select, button, [tabindex], [contenteditable]'

/**
 * Leads to the first field of the form that breaks a rule; fields say their place in `data-path`. A
 * rule of a whole list is met at its first field.
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
    // A set of boxes takes no focus; its first one does.
    const field = bad?.matches(focusable) ? bad : bad?.querySelector<HTMLElement>(focusable)
    field?.focus({ preventScroll: true })
  })
