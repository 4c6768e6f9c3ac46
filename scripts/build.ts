import { buildPortal } from './build-portal.ts'

// What `npm start` does by itself, for an installation that is started by its service.
await buildPortal()
