/** Something outside the program keeps it from starting; its message is one clear line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The database does not answer: the same start may succeed later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
