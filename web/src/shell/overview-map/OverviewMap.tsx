import type { MapPoints } from '@kasack/contract/map-point.ts'
import { useQuery } from '@tanstack/react-query'
// oxlint-disable-next-line no-restricted-imports -- for 60,000 points, making pins takes 90 ms and filtering 20 ms.
import { useEffect, useMemo } from 'react'
import { read } from '../../shared/call/read.ts'
import { formatInteger } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { LazyMap } from '../../shared/map/lazy-map.ts'
import { Page } from '../../shared/part/Page.tsx'
import { PageHeader } from '../../shared/part/PageHeader.tsx'
import { PanelError } from '../../shared/part/PanelError.tsx'
import { Waiting } from '../../shared/part/Waiting.tsx'
import { loadAhead } from '../../shared/program/lazy-part.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { FilterBar } from '../../shared/table/filter/FilterBar.tsx'
import { FilterChips } from '../../shared/table/filter/FilterChips.tsx'
import { useListState } from '../../shared/table/question/use-list-state.ts'
import { mapFilters, passing, tableKey } from './map-filters.ts'
import { mapPinsOf } from './map-pin.ts'
import './overview-map.css'
import { OverviewPins } from './OverviewPins.tsx'
import { texts } from './texts.ts'

/** Where facilities, employees and open vacancies are, /map/. */
export function OverviewMap() {
  const t = useText()
  const may = useMay()
  const { data: points, error, refetch } = useQuery(read<MapPoints>('/map-points.json/'))
  useEffect(() => loadAhead(LazyMap), []) // in parallel with the points, not after them
  const filters = mapFilters(may)
  const [{ filters: applied }, dispatch] = useListState(tableKey, { filters, defaultSort: 'id', sorts: [], sizes })
  const all = useMemo(() => points && mapPinsOf(points), [points])
  const question = JSON.stringify(applied) // a new object on every render
  const pins = useMemo(() => all && passing(all, JSON.parse(question) as typeof applied), [all, question])
  return (
    <Page title={t(texts.overview_map)}>
      <PageHeader
        title={t(texts.overview_map)}
        tags={pins && <span className="k-count">{t(texts.shown, { count: formatInteger(pins.length) })}</span>}
      />
      <div className="k-card">
        <FilterBar
          search={{ placeholder: texts.search }}
          filters={filters.filter(({ type }) => type !== 'searchInput')}
          applied={applied}
          dispatch={dispatch}
          chips={<FilterChips filters={filters} applied={applied} dispatch={dispatch} />}
        />
        {pins ? (
          <OverviewPins pins={pins} />
        ) : error ? (
          <PanelError status={error.status} onReload={() => void refetch()} />
        ) : (
          <div className="k-panel-body">
            <Waiting />
          </div>
        )}
      </div>
    </Page>
  )
}

/** A map has no pages. */
const sizes = { own: 10, remembered: null, offered: [10] }
