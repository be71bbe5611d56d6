import { CheckCircleFilled, MailOutlined } from '@ant-design/icons'
import { lookup } from '@kasack/contract/lookup.ts'
import type { SetupStep, SetupStepName } from '@kasack/contract/setup.ts'
import { setupPath } from '@kasack/contract/setup.ts'
import { user } from '@kasack/contract/user.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { facilityModal } from '../../facility/door.ts'
import { testMailModal } from '../../outbox/door.ts'
import { adminPath } from '../../shared/address/admin-path.ts'
import { request } from '../../shared/call/api.ts'
import { useText } from '../../shared/language/i18n.ts'
import { LinkButton } from '../../shared/part/LinkButton.tsx'
import { OpenButton } from '../../shared/record/OpenButton.tsx'
import { firstStepTexts as texts, stepTexts } from './first-step-texts.ts'

/** One setup step: what it is about, whether it is done, and a link to do it. */
export function DashboardFirstStep({ step: { name, is_done, unset } }: { step: SetupStep }) {
  const t = useText()
  const { title, hint } = stepTexts[name]
  return (
    <li data-done={is_done || undefined}>
      {is_done ? <CheckCircleFilled aria-label={t(texts.done)} /> : <span role="img" className="k-ring" aria-label={t(texts.open)} />}
      <div>
        <h3>{t(title)}</h3>
        {!is_done && <p>{t(hint)}</p>}
        {unset.length > 0 && <p>{t(texts.unset, { names: unset.join(', ') })}</p>}
      </div>
      {!is_done && <StepAction name={name} isSet={unset.length === 0} />}
    </li>
  )
}

function StepAction({ name, isSet }: { name: SetupStepName; isSet: boolean }) {
  const t = useText()
  const actions: Record<SetupStepName, ReactNode> = {
    agency: (
      <Button href="/apply-now" target="_blank">
        {t(texts.to_public_page)}
      </Button>
    ),
    mail: (
      <OpenButton modal={testMailModal} icon={<MailOutlined aria-hidden />} disabledBecause={isSet ? undefined : texts.no_server}>
        {t(texts.send_test)}
      </OpenButton>
    ),
    users: <LinkButton to={adminPath(user)}>{t(texts.to_users)}</LinkButton>,
    lists: (
      <LinkButton to={adminPath(lookup('facility_type'))} onFollow={() => void noteListsSeen()}>
        {t(texts.to_lists)}
      </LinkButton>
    ),
    facility: <OpenButton modal={facilityModal}>{t(texts.create_facility)}</OpenButton>,
  }
  return actions[name]
}

const noteListsSeen = () =>
  request({ method: 'POST', path: `/${setupPath}/lists-seen/`, shownIn: [setupPath], hooks: { 200: () => undefined } })
