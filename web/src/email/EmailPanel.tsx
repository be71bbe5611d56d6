import { email } from '@kasack/contract/email.ts'
import type { ComponentProps } from 'react'
import type { Panel } from '../shared/part/Panels.tsx'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { EmailIcon } from './EmailIcon.tsx'
import { EmailTable } from './EmailTable.tsx'

type PanelOptions = ComponentProps<typeof EmailTable> & Partial<Pick<Panel, 'extra' | 'needs'>>

/** The e-mails to or about a record. */
export const useEmailPanel = ({ tableKey, of, ...panel }: PanelOptions): Panel =>
  useListPanel({ entity: email, icon: EmailIcon, tableKey, children: <EmailTable tableKey={tableKey} of={of} />, ...panel })
