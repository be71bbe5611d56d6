import type { DemoDocument } from '../papers/document.ts'
import type { DemoEmployee } from '../people/employee.ts'
import { fullName } from '../people/person-name.ts'
import type { DemoCandidate } from './candidate.ts'
import type { DemoVacancy } from './vacancy.ts'

type DoubtfulContext = { employees: DemoEmployee[]; documents: DemoDocument[]; candidates: DemoCandidate[]; today: string }
type Doubt = (employee: DemoEmployee, vacancy: DemoVacancy, documents: DemoDocument[]) => boolean

/**
 * Candidates proposed at once who should not simply be placed: one has since left, one has no exam yet, one has an unclear residence title.
 */
export function doubtfulCandidates(
  vacancies: DemoVacancy[],
  { employees, documents, candidates, today }: DoubtfulContext,
): DemoCandidate[] {
  const papers = Map.groupBy(documents, ({ employee }) => employee)
  const taken = new Set(candidates.map(({ vacancy, employee }) => `${vacancy} ${employee}`))
  const left = vacancies.flatMap((one, index) => (one.status === 'open' && one.lower > today ? [{ ...one, index }] : []))
  return [hasLeft, lacksExam, hasUnclearTitle].flatMap((isDoubtful): DemoCandidate[] => {
    for (const [at, vacancy] of left.entries()) {
      const name = employees
        .filter((one) => one.created_datetime < vacancy.created_datetime && isDoubtful(one, vacancy, papers.get(fullName(one)) ?? []))
        .map(fullName)
        .find((one) => !taken.has(`${vacancy.index} ${one}`))
      if (name === undefined) continue
      left.splice(at, 1) // the next one is proposed for another vacancy
      return [{ vacancy: vacancy.index, employee: name, status: 'new', created_datetime: vacancy.created_datetime }]
    }
    return []
  })
}

const hasLeft: Doubt = ({ is_active, exam }, { exams }) => !is_active && exams.includes(exam ?? '')

const lacksExam: Doubt = ({ is_active, public_id, exam }) => is_active && public_id !== null && exam === null

/** The title is valid, but whether it allows agency work has not been recorded. */
const hasUnclearTitle: Doubt = ({ is_active, nationality_group, exam }, { lower, exams }, documents) => {
  const titles = documents.filter(({ kind, checked_date }) => kind === 'residence_title' && checked_date !== null)
  const holds = titles.some((one) => (one.valid_from ?? one.issued_date) <= lower && lower <= (one.valid_until ?? '9999'))
  const isUnclear = holds && titles.every(({ allows_leasing }) => allows_leasing === null)
  return is_active && nationality_group === 'third_country' && isUnclear && exams.includes(exam ?? '')
}
