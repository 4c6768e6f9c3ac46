import { buildPages } from './build-pages.ts'

// `npm start` does this too; an installation that is started by a service manager runs it
// separately.
await buildPages()
