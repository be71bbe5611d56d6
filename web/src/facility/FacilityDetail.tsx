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

/** One facility, /facilities/{id}: the record, or why it is not shown. */
export function FacilityDetail() {
  const t = useText()
  const { id = '' } = useParams()
  const { data: facility, error, refetch } = useQuery(read<Facility>(`/facilities/${encodeURIComponent(id)}.json/`))
  if (facility) return <FacilityPage key={facility.id} facility={facility} />
  return <Page title={t(texts.facility)}>{error ? <PanelError status={error.status} onReload={() => void refetch()} /> : <Waiting />}</Page>
}
