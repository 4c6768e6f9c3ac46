/**
 * The end of a start that cannot succeed by being repeated: a wrong setting, a taken port, a data
 * folder in use.
 */
export const exitOfWrongStart = 78

/** Something outside the program keeps it from starting; its message is one clear line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The database does not answer: the same start may succeed later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
