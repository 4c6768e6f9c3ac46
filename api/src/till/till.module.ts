import {
  closeTill as closeEndpoint,
  countTill as countEndpoint,
} from '@guichet/contract/till/close-till.ts'
import { correctTill as correctEndpoint } from '@guichet/contract/till/correct-till.ts'
import {
  findTills as findEndpoint,
  getTill as getEndpoint,
} from '@guichet/contract/till/find-tills.ts'
import { moveCash as moveEndpoint } from '@guichet/contract/till/move-cash.ts'
import {
  getOwnTill as ownEndpoint,
  openTill as openEndpoint,
} from '@guichet/contract/till/open-till.ts'
import {
  archiveRegister as archiveEndpoint,
  createRegister as createEndpoint,
  renameRegister as renameEndpoint,
  saveTillSettings as saveEndpoint,
} from '@guichet/contract/till/save-till-settings.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { closeTill, countTill } from './close-till.ts'
import { correctTill } from './correct-till.ts'
import { findTills, getTill } from './find-tills.ts'
import { moveCash } from './move-cash.ts'
import { getOwnTill, openTill } from './open-till.ts'
import {
  archiveRegister,
  createRegister,
  renameRegister,
  saveTillSettings,
} from './save-till-settings.ts'

export function tillModule(mount: Mount) {
  mount(ownEndpoint, getOwnTill)
  mount(openEndpoint, openTill)
  mount(moveEndpoint, moveCash)
  mount(countEndpoint, countTill)
  mount(closeEndpoint, closeTill)
  mount(findEndpoint, findTills)
  mount(getEndpoint, getTill)
  mount(correctEndpoint, correctTill)
  mount(saveEndpoint, saveTillSettings)
  mount(createEndpoint, createRegister)
  mount(renameEndpoint, renameRegister)
  mount(archiveEndpoint, archiveRegister)
}
