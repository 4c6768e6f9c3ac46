import { afterEach, vi } from 'vitest'

// A pending dynamic import would load after the page is gone, and fail a run whose tests have all
// passed.
afterEach(() => vi.dynamicImportSettled())
