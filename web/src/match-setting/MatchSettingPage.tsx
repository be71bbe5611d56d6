import { settingId } from '@kasack/contract/history-entities.ts'
import type { MatchSetting } from '@kasack/contract/match-setting.ts'
import { matchSetting as entity } from '@kasack/contract/match-setting.ts'
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
import { MatchSettingWeights } from './MatchSettingWeights.tsx'
import { texts } from './texts.ts'

/** How the agency ranks employees for vacancies, /admin/match-settings. */
export function MatchSettingPage() {
  const t = useText()
  const { data: setting, error, refetch } = useQuery(read<MatchSetting>(listCall(entity)))
  const history = useHistoryPanel(entity, settingId)
  return (
    <Page title={t(texts.page)}>
      <PageHeader title={t(texts.page)} />
      {setting ? (
        <MatchSettingWeights setting={setting} />
      ) : error ? (
        <PanelError status={error.status} onReload={() => void refetch()} />
      ) : (
        <Waiting lines={6} />
      )}
      <Panels panels={[history]} />
    </Page>
  )
}
