import { readInput } from '@kasack/contract/input.ts'
import type { VacancyInput } from '@kasack/contract/vacancy.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import type { Db } from '../platform/database/db.ts'
import { columnsOf } from '../platform/record/record.ts'
import { idsOf, insertDemoRows, referencesTo } from './queries.ts'

export async function insertDemoVacancies(db: Db, vacancies: DemoAgency['vacancies'], today: string): Promise<void> {
  const inputs = await withReferences(db, vacancies, today)
  const user = await referencesTo(db, 'user', 'username')
  const rows = inputs.map((input, index) => {
    const { status, created_by_user, created_datetime } = vacancies[index]!
    return { ...columnsOf(vacancy, input), status, created_by_user_id: user(created_by_user).id, created_datetime }
  })
  await insertDemoRows(db, 'vacancy', rows)
  const ids = await idsOf(db, 'vacancy')
  const members = (field: 'exams' | 'qualifications', column: string) =>
    inputs.flatMap((input, index) => input[field].map(({ id }) => ({ vacancy_id: ids[index]!, [column]: id })))
  await insertDemoRows(db, 'vacancy_exam', members('exams', 'exam_id'))
  await insertDemoRows(db, 'vacancy_qualification', members('qualifications', 'qualification_id'))
}

async function withReferences(db: Db, vacancies: DemoAgency['vacancies'], today: string): Promise<VacancyInput[]> {
  const [type, facility, department, person, exam, qualification] = [
    await referencesTo(db, 'vacancy_type'),
    await referencesTo(db, 'facility'),
    await referencesTo(db, 'facility_department'),
    await referencesTo(db, 'contact_person'),
    await referencesTo(db, 'exam'),
    await referencesTo(db, 'qualification'),
  ]
  return vacancies.map(({ lower, upper, ...one }) => {
    const references = {
      vacancy_type: type(one.vacancy_type),
      facility: facility(one.facility),
      department: department(one.department),
      contact_person: one.contact_person === null ? null : person(one.contact_person),
      exams: one.exams.map(exam),
      qualifications: one.qualifications.map(qualification),
    }
    return readInput(vacancy, { ...one, ...references, date_range: { lower, upper } }, { today }).input
  })
}
