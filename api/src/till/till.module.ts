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
  mount([
    getOwnTill,
    openTill,
    moveCash,
    countTill,
    closeTill,
    findTills,
    getTill,
    correctTill,
    saveTillSettings,
    createRegister,
    renameRegister,
    archiveRegister,
  ])
}
