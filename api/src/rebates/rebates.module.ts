import {
  archiveRebateGroup as archiveRebateGroupEndpoint,
  createRebateGroup as createRebateGroupEndpoint,
  findGroupCodes as findGroupCodesEndpoint,
  findRebateGroups as findRebateGroupsEndpoint,
  saveRebateGroup as saveRebateGroupEndpoint,
} from '@guichet/contract/rebates/save-rebate-group.ts'
import {
  archiveRebate as archiveRebateEndpoint,
  createRebate as createRebateEndpoint,
  findRebates as findRebatesEndpoint,
  saveRebate as saveRebateEndpoint,
} from '@guichet/contract/rebates/save-rebate.ts'
import type { Mount } from '../platform/contexts.ts'
import {
  archiveRebateGroup,
  createRebateGroup,
  findGroupCodes,
  findRebateGroups,
  saveRebateGroup,
} from './save-rebate-group.ts'
import { archiveRebate, createRebate, findRebates, saveRebate } from './save-rebate.ts'

export function rebatesModule(mount: Mount) {
  mount(findRebatesEndpoint, findRebates)
  mount(createRebateEndpoint, createRebate)
  mount(saveRebateEndpoint, saveRebate)
  mount(archiveRebateEndpoint, archiveRebate)
  mount(findRebateGroupsEndpoint, findRebateGroups)
  mount(createRebateGroupEndpoint, createRebateGroup)
  mount(saveRebateGroupEndpoint, saveRebateGroup)
  mount(archiveRebateGroupEndpoint, archiveRebateGroup)
  mount(findGroupCodesEndpoint, findGroupCodes)
}
