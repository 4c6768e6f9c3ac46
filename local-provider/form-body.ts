import { invalidRequest } from './stripe-error.ts'

export type FormTree = { [name: string]: FormValue }
type FormValue = string | FormValue[] | FormTree

const deepest = 8

/** Parses `line_items[0][price_data][currency]=cad` into an object. Values stay text. */
export function readForm(body: string): FormTree {
  const tree = emptyTree()
  for (const [name, value] of new URLSearchParams(body)) place(tree, stepsOf(name), value)
  return withLists(tree) as FormTree
}

// Without a prototype, so that a field called `__proto__` has no effect.
const emptyTree = (): FormTree => Object.create(null) as FormTree

function stepsOf(name: string): string[] {
  const [first, ...rest] = name.split('[')
  const steps = [first!, ...rest.map((step) => step.replace(/\]$/, ''))]
  if (steps.length > deepest) throw invalidRequest('Invalid hash: nested too deeply.')
  return steps
}

function place(tree: FormTree, steps: readonly string[], value: string): void {
  const [step, ...rest] = steps
  // `expand[]` uses the next free index.
  const name = step === '' ? String(Object.keys(tree).length) : step!
  if (rest.length === 0) {
    tree[name] = value
    return
  }
  const below = tree[name]
  const branch = typeof below === 'object' ? (below as FormTree) : emptyTree()
  tree[name] = branch
  place(branch, rest, value)
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const children = names.map((name) => withLists(value[name]!))
  const isList = names.length > 0 && names.every((name, i) => name === String(i))
  if (isList) return children
  return Object.assign(emptyTree(), Object.fromEntries(names.map((name, i) => [name, children[i]])))
}
