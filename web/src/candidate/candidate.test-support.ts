import type { Candidate } from '@kasack/contract/candidate.ts'
import type { ServedRequest } from '../test/serve.ts'

/** Jana Reuter, proposed for a vacancy. */
export const aCandidate = (status: Candidate['status']): Candidate => ({
  id: 9,
  status,
  employee: {
    id: 5,
    name: 'Jana Reuter',
    full_name: 'Jana Reuter',
    email: '',
    phone: '',
    mobile: '',
    country_code: 'DE',
    qualifications: [],
    available_from_date: null,
    exam: null,
    is_active: true,
  },
  vacancy: { id: 12, name: 'Fachkraft ZNA', facility: { id: 7, name: 'Klinikum Spreetal' }, department: { id: 4, name: 'Notaufnahme' } },
  employee_asked: false,
  facility_asked: false,
  employee_asked_datetime: null,
  facility_asked_datetime: null,
  date_range: { lower: '2026-12-01', upper: null, bounds: '[]' },
  distance_to_near_facility_id_km: null,
  findings_level: null,
  rejected_datetime: null,
  created_datetime: '2026-11-16T08:00:00.000000Z',
  version: 'first',
})

type Pairs = { pairs: { vacancy: number; employee: number }[] }
/** Answers that all pairs were added except those in `reasons`, keyed by employee. */
export const addedBut =
  (reasons: Record<number, string>) =>
  ({ body }: ServedRequest) => {
    const results = (body as Pairs).pairs.map((pair, at) => {
      const reason = reasons[pair.employee]
      return { ...pair, ...(reason ? { errors: { employee: [reason] } } : { id: at + 1 }) }
    })
    return { status: 201, group: 41, data: { results } }
  }
