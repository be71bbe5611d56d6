import type { Facility } from '@kasack/contract/facility.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '../shared/i18n.ts'
import { Page } from '../shared/part/Page.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { read } from '../shared/record.ts'
import { FacilityPage } from './FacilityPage.tsx'
import { texts } from './texts.ts'

/** One facility, /facilities/{id}: the record, or why it is not shown. Its page stays when the record arrives, and so does the focus. */
export function FacilityDetail() {
  const t = useText()
  const { id = '' } = useParams()
  const { data: facility, error, refetch } = useQuery(read<Facility>(`/facilities/${encodeURIComponent(id)}.json/`))
  const name = facility && (facility.is_active ? facility.name : `${facility.name} ${t(texts.inactive_title)}`)
  return (
    <Page title={name ?? t(texts.facility)}>
      {facility ? (
        <FacilityPage key={facility.id} facility={facility} />
      ) : error ? (
        <PanelError status={error.status} onReload={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}
