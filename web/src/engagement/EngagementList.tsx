import { engagement as entity } from '@kasack/contract/engagement.ts'
import { useSeenList } from '../shared/address/last-seen.ts'
import { useText } from '../shared/language/i18n.ts'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { ListCount } from '../shared/table/ListCount.tsx'
import { EngagementTable } from './EngagementTable.tsx'
import { texts } from './texts.ts'

const tableKey = 'engagements'

/** The whole logbook, newest entries first, /engagements; dashboard figures link here. */
export function EngagementList() {
  const t = useText()
  useSeenList(entity, tableKey)
  return (
    <Page title={t(texts.logbook)}>
      <PageHeader title={t(texts.logbook)} tags={<ListCount of={tableKey} />} />
      <div className="k-card">
        <EngagementTable tableKey={tableKey} referrer="list" defaultSort="-created_datetime" />
      </div>
    </Page>
  )
}
