import { DesktopOutlined } from '@ant-design/icons'
import type { AccountSecurity } from '@kasack/contract/account-security.ts'
import type { Text } from '@kasack/contract/text.ts'
import { Button } from 'antd'
import { request } from '../../shared/call/api.ts'
import { formatMoment } from '../../shared/language/format.ts'
import { t, useText } from '../../shared/language/i18n.ts'
import { toast } from '../../shared/notification/notify.ts'
import { ToneTag } from '../../shared/part/ToneTag.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { texts } from './texts.ts'

export function SessionsCard({ sessions }: Pick<AccountSecurity, 'sessions'>) {
  const text = useText()
  const isAlone = sessions.length <= 1
  return (
    <SecurityCard
      icon={DesktopOutlined}
      title={text(texts.sessions)}
      tag={<span className="k-count">{sessions.length}</span>}
      help={text(texts.sessions_help)}
      actions={
        <>
          <Button disabled={isAlone} onClick={() => void end('POST', '/users/me/sessions/end-others.json/', texts.others_ended)}>
            {text(texts.end_others)}
          </Button>
          {isAlone && <span className="k-security-hint">{text(texts.no_others)}</span>}
        </>
      }
    >
      <ul className="k-security-list">
        {sessions.map(({ id, device, network, created_datetime, last_call_datetime, is_current }) => {
          const called = device || text(texts.unknown_device)
          return (
            <li key={id}>
              <div>
                <b>{called}</b> {is_current && <ToneTag tone="accent">{text(texts.this_one)}</ToneTag>}
                {network && <small>{network}</small>}
                <small>
                  {text(texts.begun, { moment: formatMoment(created_datetime) })},{' '}
                  {text(texts.last_seen, { moment: formatMoment(last_call_datetime) })}
                </small>
              </div>
              {!is_current && (
                <Button
                  size="small"
                  aria-label={text(texts.end_one, { device: called })}
                  onClick={() => void end('DELETE', `/users/me/sessions/${id}/`, texts.session_ended)}
                >
                  {text(texts.end)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </SecurityCard>
  )
}

async function end(method: 'POST' | 'DELETE', path: string, done: Text) {
  await request({ method, path, hooks: { 204: () => toast('success', t(done)) } })
}
