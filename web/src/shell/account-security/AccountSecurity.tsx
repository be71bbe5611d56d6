import type { AccountSecurity as Security, RecoveryCodes } from '@kasack/contract/account-security.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../shared/call/read.ts'
import { useText } from '../../shared/language/i18n.ts'
import { Page } from '../../shared/part/Page.tsx'
import { PageHeader } from '../../shared/part/PageHeader.tsx'
import { PanelError } from '../../shared/part/PanelError.tsx'
import { Waiting } from '../../shared/part/Waiting.tsx'
import { useUser } from '../../shared/session/session.ts'
import './account-security.css'
import { CodesCard } from './CodesCard.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { RecoveryCard } from './RecoveryCard.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { texts } from './texts.ts'

/** A user's sign-in methods and active sessions, /account-security/. */
export function AccountSecurity() {
  const t = useText()
  const user = useUser()
  const { data: security, error, refetch } = useQuery(read<Security>('/users/me/security.json/'))
  const [codes, setCodes] = useState<RecoveryCodes['recovery_codes']>(null)
  const hasFactor = security !== undefined && (security.one_time_codes !== null || security.passkeys.length > 0)
  return (
    <Page title={t(texts.title)}>
      <PageHeader title={t(texts.title)} meta={user && t(texts.meta, { name: user.username })} />
      {security ? (
        <div className="k-security">
          <div>
            <PasswordCard />
            <CodesCard codes={security.one_time_codes} isFirst={!hasFactor} onRecoveryCodes={setCodes} />
            <RecoveryCard left={security.recovery_codes_left} isNeeded={hasFactor} onRecoveryCodes={setCodes} />
          </div>
          <div>
            <PasskeysCard
              {...security}
              isFirst={!hasFactor}
              device={security.sessions.find(({ is_current }) => is_current)?.device ?? ''}
              onRecoveryCodes={setCodes}
            />
            <SessionsCard sessions={security.sessions} />
          </div>
        </div>
      ) : (
        <div className="k-card k-panel-body">
          {error ? <PanelError status={error.status} onReload={() => void refetch()} /> : <Waiting lines={9} />}
        </div>
      )}
      {codes && <RecoveryCodesDialog codes={codes} username={user?.username ?? ''} onClose={() => setCodes(null)} />}
    </Page>
  )
}
