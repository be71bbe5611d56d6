import { outbox } from '@kasack/contract/outbox.ts'
import { useEffect, useState } from 'react'
import { OutboxWarningPlace } from '../../outbox/OutboxWarningPlace.tsx'
import { lazyPart, patience, useLoaded } from '../../shared/program/lazy-part.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { useUser } from '../../shared/session/session.ts'
import { useOwnChoice } from '../../shared/storage/own-choice.ts'

const Warning = lazyPart(async () => (await import('../../outbox/OutboxWarning.tsx')).OutboxWarning)

/** Checks that e-mails get through, for users who can do something about it. */
export function MailWarning() {
  const user = useUser()
  const may = useMay()
  return user && may(outbox.access.read) ? <WarningOf key={user.id} user={user.id} /> : null
}

/**
 * Waits until the page itself has loaded, unless the warning was shown on the last visit: then it loads at once and
 * keeps its space.
 */
function WarningOf({ user }: { user: number }) {
  const [kept, keep] = useOwnChoice(user, 'outbox-warning-height')
  const height = Number(kept)
  const [isTime, setTime] = useState(height > 0)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const isLoaded = useLoaded(Warning, isTime)
  if (!isLoaded || !isTime) return <OutboxWarningPlace height={height} />
  return <Warning user={user} lastHeight={height} onHeight={(now) => keep(String(now))} />
}
