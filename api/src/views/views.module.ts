import type { Mount } from '../platform/http/contexts.ts'
import { findViews, removeView, renameView, saveView } from './save-view.ts'

export function viewsModule(mount: Mount) {
  mount([findViews, saveView, renameView, removeView])
}
