import { WarningOutlined } from '@ant-design/icons'
import type { JudgeSetting } from '@kasack/contract/judge-setting.ts'
import { judgeSetting as entity } from '@kasack/contract/judge-setting.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listCall } from '../shared/address/record-path.ts'
import { readSilently } from '../shared/call/read.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { useMay } from '../shared/session/permission.ts'
import { useKeepFresh } from '../shared/storage/keep-fresh.ts'
import { licenceTrouble } from './rules.ts'
import { licenceTexts, texts } from './texts.ts'

/** Warns that the agency's licence to lease employees ends soon or has ended. */
export function JudgeSettingLicenceWarning() {
  const t = useText()
  const may = useMay()
  const today = useToday()
  useKeepFresh(entity.path)
  const { data } = useQuery(readSilently<JudgeSetting>(listCall(entity)))
  const trouble = data ? licenceTrouble(data.licence_until, today) : null
  if (!trouble) return null
  const { state, until, apply_until } = trouble
  const days = { until: formatDay(until), apply_until: formatDay(apply_until) }
  return (
    <div className="k-banner" data-tone={state === 'expired' ? 'red' : 'amber'} role={state === 'expired' ? 'alert' : 'status'}>
      <WarningOutlined aria-hidden />
      <div>
        <b>{t(licenceTexts[state], days)}</b> {t(licenceTexts[`${state}_what`], days)}{' '}
        {may(entity.access.change) && <Link to={`/admin/${entity.path}`}>{t(texts.to_licence)}</Link>}
      </div>
    </div>
  )
}
