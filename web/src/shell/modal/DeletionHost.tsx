import { useEffect } from 'react'
import { useModals } from '../../shared/address/modals.ts'
import { ErrorBoundary } from '../../shared/part/ErrorBoundary.tsx'
import { lazyPart, loadAhead, patience } from '../../shared/program/lazy-part.tsx'
import { useStore } from '../../shared/program/store.ts'
import { pendingDeletion } from '../../shared/record/deletion.ts'
import { useReturnFocus } from './use-return-focus.ts'

const RecordDeletion = lazyPart(async () => (await import('./RecordDeletion.tsx')).RecordDeletion)

/** The confirmation before a record is deleted, for every page. Mounted once, next to the modals of the address. */
export function DeletionHost() {
  const asked = useStore(pendingDeletion)
  const isAlone = useModals().length === 0 // a dialog below restores the focus itself
  useReturnFocus(asked !== null && isAlone)
  useEffect(() => {
    const timer = setTimeout(() => loadAhead(RecordDeletion), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!asked) return null
  const { entity, id } = asked.target
  return (
    <ErrorBoundary key={`${entity.path} ${id}`}>
      <RecordDeletion target={asked.target} onSettled={asked.settle} />
    </ErrorBoundary>
  )
}
