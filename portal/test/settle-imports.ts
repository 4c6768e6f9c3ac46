import { afterEach, vi } from 'vitest'

// A part of a page that was asked for and not waited for would be loaded after the page is gone,
// which fails a run whose tests have all passed.
afterEach(() => vi.dynamicImportSettled())
