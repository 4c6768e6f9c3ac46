import { buildPortal } from './build-portal.ts'

// Builds what is stale, then becomes the server: one process, whose signals and exit code are the server's own.
await buildPortal()
await import('../api/src/main.ts')
