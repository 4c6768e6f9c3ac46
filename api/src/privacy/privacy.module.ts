import { extractPersonalData as extractEndpoint } from '@guichet/contract/privacy/extract-personal-data.ts'
import type { FileStore } from '../files/public.ts'
import type { Mount } from '../platform/contexts.ts'
import { extractPersonalData } from './extract-personal-data.ts'

export function privacyModule(mount: Mount, store: FileStore) {
  mount(extractEndpoint, extractPersonalData(store))
}
