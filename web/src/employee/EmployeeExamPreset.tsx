import type { Applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useQuery } from '@tanstack/react-query'
import { allChoicesOf } from '../shared/form/choices.ts'
import { useFieldValue } from '../shared/form/form-context.ts'
import { usePreset } from '../shared/form/use-preset.ts'
import { useText } from '../shared/language/i18n.ts'
import type { NameMatch } from '../shared/language/named-in.ts'
import { examIn } from './rules.ts'
import { texts } from './texts.ts'

/** Presets the exam from the applicant's own words, and quotes them while that exam stays chosen. */
export function EmployeeExamPreset({ applicant: { profession_free_text: profession } }: { applicant: Applicant }) {
  const t = useText()
  const [chosen] = useFieldValue<Ref | null>(employee.fields.exam)
  const { data: named } = useQuery({ ...allChoicesOf('exam'), select: (exams) => examIn(profession, exams) })
  usePreset(named, chosenBy)
  return named && chosen?.id === named.choice.id ? t(texts.exam_from, { words: named.words }) : null
}

const chosenBy = ({ choice: exam }: NameMatch) => ({ exam })
