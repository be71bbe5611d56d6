import { LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { errorTexts } from '../../shared/call/error-texts.ts'
import { useText } from '../../shared/language/i18n.ts'
import { Empty } from '../../shared/part/Empty.tsx'
import { Page } from '../../shared/part/Page.tsx'
import { loginUrl } from '../../shared/session/session.ts'
import { texts } from './texts.ts'

/** Briefly replaces a page whose session has ended. */
export function LoggedOut() {
  const t = useText()
  const logIn = (
    <Button type="primary" href={loginUrl()}>
      {t(texts.log_in)}
    </Button>
  )
  return (
    <Page title={t(texts.logged_out)}>
      <Empty kind="error" icon={LockOutlined} title={t(errorTexts.unauthenticated)} actions={logIn} />
    </Page>
  )
}
