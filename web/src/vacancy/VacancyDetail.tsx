import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { RecordPage } from '../shared/record/RecordPage.tsx'
import { VacancyPage } from './VacancyPage.tsx'

/** One vacancy, /vacancies/{id}. */
export const VacancyDetail = () => (
  <RecordPage entity={entity} title={({ name }) => name}>
    {(vacancy) => <VacancyPage vacancy={vacancy} />}
  </RecordPage>
)
