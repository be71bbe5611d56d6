import { email } from '@kasack/contract/email.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { ComponentProps } from 'react'
import { DeletionDialog } from '../../shared/record/DeletionDialog.tsx'
import { recordWords } from './record-words.ts'

const mails = [email.path, outbox.path]

/** The confirmation before a deletion, with labels for every kind of record it may affect. */
export const RecordDeletion = (props: Omit<ComponentProps<typeof DeletionDialog>, 'words' | 'mails'>) => (
  <DeletionDialog {...props} words={recordWords} mails={mails} />
)
