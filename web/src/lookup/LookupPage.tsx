import { lookupEntities } from '@kasack/contract/lookup.ts'
import { useParams } from 'react-router'
import { useText } from '../shared/language/i18n.ts'
import { Page } from '../shared/part/Page.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { errorTexts } from '../shared/call/error-texts.ts'
import { LookupTable } from './LookupTable.tsx'

/** One reference list, /admin/lookups/{list}. */
export function LookupPage() {
  const t = useText()
  const { list = '' } = useParams()
  const entity = lookupEntities.find(({ path }) => path === `lookups/${list}`)
  if (entity) return <LookupTable key={entity.name} of={entity} />
  return (
    <Page title={t(errorTexts.not_found)}>
      <PanelError status={404} />
    </Page>
  )
}
