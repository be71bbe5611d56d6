import { useText } from '../shared/language/i18n.ts'
import { SideDrawer } from '../shared/part/SideDrawer.tsx'
import type { HistoryRecord } from '../shared/part/shown-history.ts'
import { HistoryOfRecord } from './HistoryOfRecord.tsx'
import { texts } from './texts.ts'

/** The history of a record in a drawer on any page, also next to a form. */
export function HistoryDrawer({ of: { entity, id, name }, onClose }: { of: HistoryRecord; onClose: () => void }) {
  const t = useText()
  return (
    <SideDrawer title={t(texts.history_of, { name: name || t(entity.noun) })} onClose={onClose}>
      <div className="k-card k-panel-body">
        <HistoryOfRecord entity={entity} id={id} />
      </div>
    </SideDrawer>
  )
}
