/** Error that prevents a backup or a restore: one plain line for the operator. */
export class BackupError extends Error {}

export const wrongKey = () =>
  new BackupError('The key does not open this backup: it was made with another one.')
export const changedBackup = () =>
  new BackupError('This backup was changed or cut off after it was made.')
