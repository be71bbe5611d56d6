import { useText } from '../shared/language/i18n.ts'
import { settings } from '../shared/program/settings.ts'
import { texts } from './texts.ts'

/** Says where users change their own password, with a link. */
export function UserOwnPassword() {
  const t = useText()
  return (
    <>
      {t(texts.own_password)} <a href={settings.account_security_url ?? '/account-security/'}>{t(texts.to_security)}</a>
    </>
  )
}
