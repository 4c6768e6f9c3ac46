/**
 * Exit code of a start that a repetition cannot fix: a wrong setting, a port in use, a locked data
 * folder.
 */
export const wrongStartExitCode = 78

/** Something outside of the program prevents its start; the message is one clear line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The database does not answer: the same start may succeed later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
