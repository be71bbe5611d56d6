import type { Entity } from '@kasack/contract/entity.ts'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import type { Panel } from '../shared/part/Panels.tsx'
import { lazyPart } from '../shared/program/lazy-part.tsx'
import { texts } from './texts.ts'

const HistoryOfRecord = lazyPart(async () => (await import('./HistoryOfRecord.tsx')).HistoryOfRecord)

/** The panel with a record's history; collapsed, and loaded only when opened. */
export function useHistoryPanel(entity: Entity, id: number): Panel {
  const t = useText()
  return {
    key: 'history',
    title: t(texts.history),
    icon: actionIcon.history,
    startsClosed: true,
    needs: entity.access.read,
    children: <HistoryOfRecord key={id} entity={entity} id={id} />,
  }
}
