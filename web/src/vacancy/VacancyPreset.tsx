import type { Ref } from '@kasack/contract/field.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { useQuery } from '@tanstack/react-query'
import { useFieldValue } from '../shared/form/form-context.ts'
import { usePreset } from '../shared/form/use-preset.ts'
import { useText } from '../shared/language/i18n.ts'
import { latestVacancyLike } from './queries.ts'
import { texts } from './texts.ts'

const { fields } = entity

/** Fills in the requirements of the latest vacancy of the same type and facility, and names it. */
export function VacancyPreset() {
  const t = useText()
  const [type] = useFieldValue<Ref | null>(fields.vacancy_type)
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const { data } = useQuery(latestVacancyLike({ type, facility }))
  const latest = data && (data.results[0] ?? null)
  usePreset(latest, requirementsOf)
  return latest && t(texts.requirements_as, { name: latest.name })
}

const requirementsOf = ({ exams, qualifications }: Vacancy) => ({ exams, qualifications })
