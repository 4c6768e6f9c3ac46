import {
  archiveRebateGroup as archiveRebateGroupEndpoint,
  createRebateGroup as createRebateGroupEndpoint,
  extractGroupCodes as extractGroupCodesEndpoint,
  findGroupCodes as findGroupCodesEndpoint,
  findRebateGroups as findRebateGroupsEndpoint,
  saveRebateGroup as saveRebateGroupEndpoint,
} from '@guichet/contract/rebates/save-rebate-group.ts'
import {
  archiveRebate as archiveRebateEndpoint,
  createRebate as createRebateEndpoint,
  findRebateProducts as findRebateProductsEndpoint,
  findRebates as findRebatesEndpoint,
  saveRebate as saveRebateEndpoint,
} from '@guichet/contract/rebates/save-rebate.ts'
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
  mount(findRebatesEndpoint, findRebates)
  mount(findRebateProductsEndpoint, findRebateProducts)
  mount(createRebateEndpoint, createRebate)
  mount(saveRebateEndpoint, saveRebate)
  mount(archiveRebateEndpoint, archiveRebate)
  mount(findRebateGroupsEndpoint, findRebateGroups)
  mount(createRebateGroupEndpoint, createRebateGroup)
  mount(saveRebateGroupEndpoint, saveRebateGroup)
  mount(archiveRebateGroupEndpoint, archiveRebateGroup)
  mount(findGroupCodesEndpoint, findGroupCodes)
  mount(extractGroupCodesEndpoint, extractGroupCodes)
}
