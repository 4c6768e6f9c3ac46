/** Error that prevents a backup or a restore: one plain line for the operator. */
export class BackupError extends Error {}
