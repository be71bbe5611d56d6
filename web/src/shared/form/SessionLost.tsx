import { WarningFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { checkSession } from '../call/current-user.ts'
import { errorTexts } from '../call/error-texts.ts'
import { useText } from '../language/i18n.ts'
import { onUnauthorized, sessionLost } from '../session/session.ts'
import { useStore } from '../program/store.ts'
import { texts } from '../part/texts.ts'

/**
 * For forms: while `holds` is set, a lost session does not end the page; the user is asked to log in again in another tab. Returning to
 * this tab checks for the new session.
 */
export function SessionLost({ holds }: { holds: boolean }) {
  const t = useText()
  const lost = useStore(sessionLost)
  useEffect(() => (holds ? onUnauthorized(() => true) : undefined), [holds])
  useEffect(() => {
    if (!lost) return
    const check = () => void checkSession()
    addEventListener('focus', check)
    return () => removeEventListener('focus', check)
  }, [lost])
  if (!lost) return null
  return (
    <div className="k-banner" role="alert">
      <WarningFilled aria-hidden />
      <div>{t(errorTexts.session_lost)}</div>
      <Button size="small" href="/django_auth/login/?next=/" target="_blank" rel="noreferrer">
        {t(texts.log_in)}
      </Button>
    </div>
  )
}
