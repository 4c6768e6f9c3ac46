/** `wrong` prevents the installation from working, or its data from being safe. */
export type Finding = {
  what: string
  state: 'ok' | 'note' | 'wrong'
  says: string
  /** Suggested fix. */
  todo?: string
}

export const ok = (what: string, says: string): Finding => ({ what, state: 'ok', says })
export const wrong = (what: string, says: string, todo: string): Finding => ({
  what,
  state: 'wrong',
  says,
  todo,
})
export const note = (what: string, says: string, todo: string): Finding => ({
  what,
  state: 'note',
  says,
  todo,
})

const signs = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' } as const
/** Formats findings, one line each, with the fix below. */
export const linesOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ what, state, says, todo }) => [
    `${signs[state]} ${what}: ${says}`,
    ...(todo ? [`      ${todo}`] : []),
  ])
