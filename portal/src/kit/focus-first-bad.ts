/** Leads to the first field of the form that breaks a rule; fields say their place in `data-path`. */
export const focusFirstBad = (form: HTMLElement | null, errors: object) => requestAnimationFrame(() => {
  const bad = [...form?.querySelectorAll<HTMLElement>('[data-path]') ?? []].find((field) => (field.dataset.path ?? '') in errors)
  bad?.scrollIntoView({ block: 'center' })
  bad?.focus({ preventScroll: true })
})
