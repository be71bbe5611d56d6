import { mayAccessKpis } from '@kasack/contract/permission.ts'
import { Navigate } from 'react-router'
import { RemoteSelect } from '../../shared/form/RemoteSelect.tsx'
import { useText } from '../../shared/language/i18n.ts'
import { Page } from '../../shared/part/Page.tsx'
import { PageHeader } from '../../shared/part/PageHeader.tsx'
import { Segments } from '../../shared/part/Segments.tsx'
import { useMay } from '../../shared/session/permission.ts'
import './kpi-picture.css'
import './kpi.css'
import { KpiFigures } from './KpiFigures.tsx'
import { KpiQuick } from './KpiQuick.tsx'
import type { TimeFrame } from './period.ts'
import { timeFrames } from './period.ts'
import type { KpiQuestion } from './question.ts'
import { askForFrame, askForUser, useKpiQuestion } from './question.ts'
import { texts } from './texts.ts'

/**
 * What was done in four periods, by all users or one, /kpis. Redirects readers without the permission to the start
 * page (product.md 2.1).
 */
export function KpiPage() {
  const t = useText()
  const question = useKpiQuestion()
  if (!useMay()(mayAccessKpis)) return <Navigate to="/" replace />
  return (
    <Page title={t(texts.kpis)}>
      <PageHeader title={t(texts.kpis)} actions={<KpiFilters question={question} />} />
      <KpiQuick question={question} />
      <KpiFigures question={question} />
    </Page>
  )
}

function KpiFilters({ question: { user, frame } }: { question: KpiQuestion }) {
  const t = useText()
  return (
    <div className="k-kpi-filters">
      <RemoteSelect target="user" aria-label={t(texts.user)} placeholder={t(texts.all_users)} value={user} onChange={askForUser} />
      <Segments<TimeFrame>
        aria-label={t(texts.time_frame)}
        options={timeFrames.map((value) => ({ value, label: t(texts[value]) }))}
        value={frame}
        onChange={askForFrame}
      />
    </div>
  )
}
