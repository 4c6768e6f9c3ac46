export { newestBackup } from './newest-backup.ts'
