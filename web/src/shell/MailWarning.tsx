import { outbox } from '@kasack/contract/outbox.ts'
import { useEffect, useState } from 'react'
import { lazyPart, patience } from '../shared/program/lazy-part.tsx'
import { useMay } from '../shared/session/permission.ts'
import { useUser } from '../shared/session/session.ts'

const Warning = lazyPart(async () => (await import('../outbox/OutboxWarning.tsx')).OutboxWarning)

/** Whether mails get through is asked by those who can do something about it, when the page they came for stands. */
export function MailWarning() {
  const user = useUser()
  const may = useMay()
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isTime && user && may(outbox.access.read) ? <Warning user={user.id} /> : null
}
