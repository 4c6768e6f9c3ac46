import type { Mount } from '../platform/http/contexts.ts'
import {
  archiveRebateGroup,
  createRebateGroup,
  extractGroupCodes,
  findGroupCodes,
  findRebateGroups,
  saveRebateGroup,
} from './save-rebate-group.ts'
import {
  archiveRebate,
  createRebate,
  findRebateProducts,
  findRebates,
  saveRebate,
} from './save-rebate.ts'

export function rebatesModule(mount: Mount) {
  mount([
    findRebates,
    findRebateProducts,
    createRebate,
    saveRebate,
    archiveRebate,
    findRebateGroups,
    createRebateGroup,
    saveRebateGroup,
    archiveRebateGroup,
    findGroupCodes,
    extractGroupCodes,
  ])
}
