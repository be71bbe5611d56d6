import { engagement } from '@kasack/contract/engagement.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ComponentProps } from 'react'
import type { OriginOf } from '../shared/address/modals.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Panel } from '../shared/part/Panels.tsx'
import { AddButton } from '../shared/record/AddButton.tsx'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { engagementModal } from './door.ts'
import { EngagementIcon } from './EngagementIcon.tsx'
import { EngagementTable } from './EngagementTable.tsx'
import { texts } from './texts.ts'

type PanelOptions = Pick<ComponentProps<typeof EngagementTable>, 'tableKey' | 'referrer' | 'prefilters' | 'pageSize'> & {
  /** The record a new entry is about. */
  from: OriginOf<typeof engagementModal>
  title?: Text
  /** Shown in an empty panel, next to the button for the first entry. */
  hint?: Text
}

/** The logbook entries of a record, newest first, with a button to add one. */
export function useEngagementPanel({ from, title = texts.logbook, hint, ...table }: PanelOptions): Panel {
  const t = useText()
  const create = <AddButton modal={engagementModal} from={from} />
  return useListPanel({
    entity: engagement,
    key: 'logbook',
    title: t(title),
    icon: EngagementIcon,
    tableKey: table.tableKey,
    extra: <AddButton isInHead modal={engagementModal} from={from} />,
    children: (
      <EngagementTable
        {...table}
        defaultSort="-created_datetime"
        {...(hint && { empty: { icon: EngagementIcon, title: texts.no_entry, hint, action: create } })}
      />
    ),
  })
}
