import { settingId } from '@kasack/contract/history-entities.ts'
import type { JudgeSetting } from '@kasack/contract/judge-setting.ts'
import { judgeSetting as entity } from '@kasack/contract/judge-setting.ts'
import { useQuery } from '@tanstack/react-query'
import { useHistoryPanel } from '../history/HistoryPanel.tsx'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { useText } from '../shared/language/i18n.ts'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { JudgeSettingCounting } from './JudgeSettingCounting.tsx'
import { JudgeSettingLevels } from './JudgeSettingLevels.tsx'
import { JudgeSettingLicence } from './JudgeSettingLicence.tsx'
import { texts } from './texts.ts'

/** How the agency judges and counts, /admin/judge-settings. */
export function JudgeSettingPage() {
  const t = useText()
  const { data: setting, error, refetch } = useQuery(read<JudgeSetting>(listCall(entity)))
  const history = useHistoryPanel(entity, settingId)
  return (
    <Page title={t(texts.page)}>
      <PageHeader title={t(texts.page)} />
      {setting ? (
        <>
          <div className="k-card k-panel-body k-setting">
            <JudgeSettingLevels setting={setting} />
          </div>
          <div className="k-card k-panel-body k-setting">
            <JudgeSettingCounting setting={setting} />
          </div>
          <div className="k-card k-panel-body k-setting">
            <JudgeSettingLicence setting={setting} />
          </div>
        </>
      ) : error ? (
        <PanelError status={error.status} onReload={() => void refetch()} />
      ) : (
        <Waiting lines={3} />
      )}
      <Panels panels={[history]} />
    </Page>
  )
}
