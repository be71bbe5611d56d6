import type { ComponentProps } from 'react'
import { DeletionDialog } from '../../shared/record/DeletionDialog.tsx'
import { recordWords } from './record-words.ts'

/** The question before a deletion, with the words for all that may be concerned. */
export const RecordDeletion = (props: Omit<ComponentProps<typeof DeletionDialog>, 'words'>) => (
  <DeletionDialog {...props} words={recordWords} />
)
