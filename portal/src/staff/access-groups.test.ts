import { accessTypes } from '@guichet/contract/access.ts'
import { expect, test } from 'vitest'
import { accessGroups } from './access-groups.ts'

test('every access is in one group', () => {
  expect(Object.values(accessGroups).flat().toSorted()).toEqual([...accessTypes].toSorted())
})
