import { useEffect, useRef, useState } from 'react'
import { dueTable } from '../../engagement/EngagementNextCall.tsx'
import { lazyPart } from '../../shared/program/lazy-part.tsx'
import { useUser } from '../../shared/session/session.ts'
import { saveState, savedState } from '../../shared/storage/state-storage.ts'
import { whenCounted } from '../../shared/table/count.ts'

const Cockpit = lazyPart(async () => {
  await whenCounted(dueTable)
  return (await import('../../cockpit/Cockpit.tsx')).Cockpit
})

/** The cockpit, loaded after the first rows. Until then its last height is reserved, so that the panels below stay in place. */
export function DashboardCockpit() {
  const key = `kasack-cockpit-height:${useUser()?.id ?? 0}`
  const content = useRef<HTMLDivElement>(null)
  const [reserved, setReserved] = useState(() => savedState(key))
  useEffect(() => {
    const element = content.current!
    const observer = new ResizeObserver(() => {
      if (!element.querySelector('.k-cockpit-line') || element.querySelector('.k-wait')) return
      const height = element.offsetHeight
      setReserved(null)
      saveState(key, () => JSON.stringify(height))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [key])
  return (
    <div className="k-cockpit-place" style={typeof reserved === 'number' ? { minBlockSize: reserved } : undefined}>
      <div ref={content}>
        <Cockpit />
      </div>
    </div>
  )
}
