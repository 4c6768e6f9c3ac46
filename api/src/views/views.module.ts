import {
  findViews as findEndpoint,
  removeView as removeEndpoint,
  renameView as renameEndpoint,
  saveView as saveEndpoint,
} from '@guichet/contract/views/save-view.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { findViews, removeView, renameView, saveView } from './save-view.ts'

export function viewsModule(mount: Mount) {
  mount(findEndpoint, findViews)
  mount(saveEndpoint, saveView)
  mount(renameEndpoint, renameView)
  mount(removeEndpoint, removeView)
}
