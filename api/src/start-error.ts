/** Something outside the program keeps it from starting; its message is one clear line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
