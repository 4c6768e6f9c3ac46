import type { Reply } from '@guichet/contract/endpoint.ts'
import {
  addNote,
  findNotes,
  removeNote,
  saveNote,
} from '@guichet/contract/orders/notes/save-note.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { noteMessages } from './notes.messages.ts'

export type OrderNote = Reply<typeof findNotes>['items'][number]

export const useNotes = (ref: string) =>
  useRead(queryKeys.orders.notes(ref), findNotes, { params: { ref } })
// Also refetches the history of the order, which lists changes of notes.
const changing = (ref: string) => [queryKeys.orders.record(ref)]
export const useAddNote = (ref: string, onDone: () => void) =>
  useCommand(addNote, {
    titles: useMessages(noteMessages).commands.addNote,
    invalidates: changing(ref),
    onDone,
  })
export const useSaveNote = (ref: string, onDone: () => void) =>
  useCommand(saveNote, {
    titles: useMessages(noteMessages).commands.saveNote,
    invalidates: changing(ref),
    onDone,
    isShownInForm: true,
  })
export const useRemoveNote = (ref: string, onDone: () => void) =>
  useCommand(removeNote, {
    titles: useMessages(noteMessages).commands.removeNote,
    invalidates: changing(ref),
    onDone,
  })
