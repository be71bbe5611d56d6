import { ForwardOutlined, MailOutlined, UserAddOutlined, UserSwitchOutlined } from '@ant-design/icons'
import type { CockpitAction, CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { bookingModal } from '../booking/door.ts'
import { candidateModal, replacementModal } from '../candidate/door.ts'
import { engagementModal } from '../engagement/door.ts'
import { EngagementIcon } from '../engagement/EngagementIcon.tsx'
import { emailModal } from '../send-email/door.ts'
import type { About, Modal } from '../shared/address/modals.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { CockpitSettle } from './CockpitSettle.tsx'
import type { SettlingAct } from './CockpitOpened.tsx'
import { rememberOpened } from './CockpitOpened.tsx'
import { logOrigin } from './rules.ts'
import { texts } from './texts.ts'

type Props = { code: CockpitCode; row: CockpitRow }

/** The actions of a row that the user may take. */
export function CockpitActs({ code, row }: Props) {
  const { record, booking, vacancy, employee, actions } = row
  const can = (action: CockpitAction) => actions.includes(action)
  const log = logOrigin(code, row)
  const about = { name: record.name }
  const settling = (act: SettlingAct) => ({ onOpen: () => rememberOpened(act, code, record) })
  return (
    <>
      {can('renew') && booking && (
        <Opening
          {...about}
          label={texts.renew}
          icon={<ForwardOutlined aria-hidden />}
          {...door(bookingModal, { from: { entity: 'renewal', id: booking.id } })}
        />
      )}
      {can('stand_in') && booking && (
        <Opening
          {...about}
          label={texts.stand_in}
          icon={<UserSwitchOutlined aria-hidden />}
          {...door(replacementModal, { from: { entity: 'booking', id: booking.id } })}
        />
      )}
      {can('pick') && vacancy && (
        <Opening
          {...about}
          label={texts.pick}
          icon={<UserAddOutlined aria-hidden />}
          {...door(candidateModal, { from: { entity: 'vacancy', id: vacancy.id } })}
          {...settling('pick')}
        />
      )}
      {can('mail') && code === 'profiles_unanswered' && (
        <Opening
          {...about}
          label={texts.remind}
          icon={<MailOutlined aria-hidden />}
          {...door(emailModal, { from: { entity: 'profile', id: record.id } })}
        />
      )}
      {can('mail') && code === 'documents_due' && employee && (
        <Opening
          {...about}
          label={texts.request}
          icon={<MailOutlined aria-hidden />}
          {...door(emailModal, { from: { entity: 'documents-of', id: employee.id } })}
          {...settling('mail')}
        />
      )}
      {can('log') && log && (
        <Opening {...about} label={texts.log} icon={<EngagementIcon />} {...door(engagementModal, { from: log })} {...settling('log')} />
      )}
      {can('settle') && <CockpitSettle code={code} record={record} />}
    </>
  )
}

type Door = { modal: Modal<'optional'>; about: About<Modal<'optional'>> }
/** Checks `about` against its modal before the types are merged. */
const door = <M extends Modal<'none' | 'optional'>>(modal: M, about: About<M>) => ({ modal, about }) as unknown as Door

type OpeningProps = Door & { name: string; label: Text; icon: ReactNode; onOpen?: () => void }

function Opening({ name, label, ...opening }: OpeningProps) {
  const t = useText()
  return (
    <OpenButton size="small" aria-label={t(texts.of_row, { act: t(label), name })} {...opening}>
      {t(label)}
    </OpenButton>
  )
}
