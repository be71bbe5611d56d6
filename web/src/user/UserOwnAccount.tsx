import { Link } from 'react-router'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Where somebody who is about to change herself finds her password, which the account page asks for. */
export function UserOwnAccount() {
  const t = useText()
  return (
    <>
      {t(texts.own_password)} <Link to="/account-security/">{t(texts.to_account_security)}</Link>
    </>
  )
}
