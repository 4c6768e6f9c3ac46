/** What keeps a backup from being made or restored: one plain line for whoever ran the command. */
export class BackupError extends Error {}
