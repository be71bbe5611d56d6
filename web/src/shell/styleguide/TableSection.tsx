import { useText } from '../../shared/language/i18n.ts'
import { SampleTable } from './SampleTable.tsx'
import type { Ward } from './SampleTable.tsx'
import { texts } from './table-texts.ts'

/** The table in its states, each with filters of every kind. */
export function TableSection() {
  const t = useText()
  const nearby = { near_employee: [{ id: 12, name: 'Jana Reuter' }], exceed_distance: [{ id: 'true', name: 'true' }] }
  return (
    <div className="k-sample-tables">
      <h3>{t(texts.loaded)}</h3>
      <SampleTable
        tableKey="sample"
        rows={{ state: 'loaded', stale: false, question: '', isAutomatic: false, isOld: false, page: 1, count: 23, took: 12, rows: wards }}
        applied={{ ...nearby, facility_type__id: specialities }}
      />
      <h3>{t(texts.loading)}</h3>
      <SampleTable tableKey="sample-loading" rows={{ state: 'loading' }} />
      <h3>{t(texts.empty)}</h3>
      <SampleTable
        tableKey="sample-empty"
        rows={{ state: 'loaded', stale: false, question: '', isAutomatic: false, isOld: false, page: 1, count: 0, took: 3, rows: [] }}
      />
      <h3>{t(texts.none_fits)}</h3>
      <SampleTable
        tableKey="sample-filtered"
        rows={{ state: 'loaded', stale: false, question: '', isAutomatic: false, isOld: false, page: 1, count: 0, took: 3, rows: [] }}
        applied={{ name__icontains: 'Süd' }}
      />
      <h3>{t(texts.failed)}</h3>
      <SampleTable tableKey="sample-failed" rows={{ state: 'error', status: 500, reload: () => location.reload() }} />
      <h3>{t(texts.forbidden)}</h3>
      <SampleTable tableKey="sample-forbidden" rows={{ state: 'error', status: 403, reload: () => location.reload() }} />
    </div>
  )
}

const specialities = ['Chirurgie', 'Geriatrie', 'Innere Medizin', 'Pädiatrie'].map((name, at) => ({ id: at + 1, name }))

const wards: Ward[] = [
  { id: 1, name: 'Station 4 Süd', beds: 32, speciality: 'Chirurgie', period: { lower: '2020-01-01', upper: null }, closed: false },
  {
    id: 2,
    name: 'Station 5 Süd',
    beds: 28,
    speciality: 'Geriatrische Frührehabilitation und Altersmedizin mit angeschlossener Tagesklinik',
    period: { lower: '2200-01-01', upper: '2200-12-31' },
    closed: false,
  },
  { id: 3, name: 'Station 6 Nord', beds: 1200, speciality: '', period: { lower: '2020-01-01', upper: '2020-12-31' }, closed: true },
]
