import type { Entity } from '@kasack/contract/entity.ts'
import { useText } from '../language/i18n.ts'
import type { Panel } from '../part/Panels.tsx'
import { useListCount } from './count.ts'
import { OnRecordPage } from './on-record-page.ts'

type PanelOptions = Omit<Panel, 'key' | 'title' | 'count'> & Partial<Pick<Panel, 'key' | 'title'>> & { entity: Entity; tableKey: string }

/** A panel around a table on a record's page, for users who may read its records: named after them, with their number in its head. */
export function useListPanel({ entity, tableKey, children, ...panel }: PanelOptions): Panel {
  const t = useText()
  return {
    key: entity.path,
    title: t(entity.plural),
    count: useListCount(tableKey),
    needs: entity.access.read,
    children: <OnRecordPage value>{children}</OnRecordPage>,
    ...panel,
  }
}
