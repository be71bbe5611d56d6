import { useModals } from '../../shared/address/modals.ts'
import { ErrorBoundary } from '../../shared/part/ErrorBoundary.tsx'
import { lazyPart } from '../../shared/program/lazy-part.tsx'
import { useStore } from '../../shared/program/store.ts'
import { shownHistory } from '../../shared/part/shown-history.ts'
import { useReturnFocus } from './use-return-focus.ts'

const HistoryDrawer = lazyPart(async () => (await import('../../history/HistoryDrawer.tsx')).HistoryDrawer)

/**
 * The history of a record without a page, or of one open in a form. Mounted once, next to the modals of the address.
 */
export function HistoryHost() {
  const of = useStore(shownHistory)
  const isAlone = useModals().length === 0 // a dialog below restores the focus itself
  useReturnFocus(of !== null && isAlone)
  if (!of) return null
  return (
    <ErrorBoundary key={`${of.entity.path} ${of.id}`}>
      <HistoryDrawer of={of} onClose={() => shownHistory.set(null)} />
    </ErrorBoundary>
  )
}
