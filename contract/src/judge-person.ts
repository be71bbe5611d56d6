import { employee } from './employee.ts'
import type { Ref } from './field.ts'
import type { JudgeFacts, Rule, Source } from './judge-facts.ts'
import { defaultLevels } from './judge-level.ts'
import type { Text } from './text.ts'
import { fillText } from './text.ts'

export const employeeSource = ({ employee: { id, name } }: JudgeFacts): Source => ({ resource: employee.path, id, name })

const needs = employee.access.read

/** One finding for each missing qualification. */
const lacked = (text: Text, wanted: (facts: JudgeFacts) => readonly Ref[]): Rule['find'] =>
  function find({ range: days }, facts) {
    const missing = wanted(facts).filter(({ id }) => !facts.employee.qualifications.includes(id))
    return missing.map(({ name }) => ({ text: () => fillText(text, { name }), days, source: employeeSource(facts) }))
  }

const texts = {
  blocked: { de: 'Bei {facility} nicht erwünscht: {reason}', en: 'Not wanted at {facility}: {reason}' },
  exam: { de: 'Examen fehlt: {exams}', en: 'Exam missing: {exams}' },
  or: { de: ' oder ', en: ' or ' },
  qualification: { de: 'Qualifikation fehlt: {name}', en: 'Qualification missing: {name}' },
  required: { de: 'Geforderte Qualifikation fehlt: {name}', en: 'Required qualification missing: {name}' },
} satisfies Record<string, Text>

/** Whether the facility accepts the employee, and exam and qualifications fit. */
export const personRules = {
  blocked_at_facility: {
    level: defaultLevels.blocked_at_facility,
    needs,
    find: ({ range: days }, { employee: person, place }) =>
      person.blocks
        .filter(({ facility }) => facility === place?.facility.id)
        .map(({ id, reason }) => ({
          text: () => fillText(texts.blocked, { facility: place!.facility.name, reason }),
          days,
          source: { resource: 'facility-persons', id, name: `${person.name}, ${place!.facility.name}` },
        })),
  },
  exam_missing: {
    level: defaultLevels.exam_missing,
    needs,
    find: ({ range: days }, facts) => {
      const exams = facts.place?.exams ?? []
      if (exams.length === 0 || exams.some(({ id }) => id === facts.employee.exam)) return []
      return [{ text: () => fillText(texts.exam, { exams: eitherOf(exams) }), days, source: employeeSource(facts) }]
    },
  },
  qualification_missing: {
    level: defaultLevels.qualification_missing,
    needs,
    find: lacked(texts.qualification, ({ place }) => place?.qualifications ?? []),
  },
  requirement_missing: {
    level: defaultLevels.requirement_missing,
    needs,
    find: lacked(texts.required, ({ place }) => place?.required ?? []),
  },
} satisfies Record<string, Rule>

/** `A, B oder C`. */
function eitherOf(exams: readonly Ref[]): Text {
  const names = exams.map(({ name }) => name)
  const last = names.pop()!
  const said = (or: string) => (names.length === 0 ? last : names.join(', ') + or + last)
  return { de: said(texts.or.de), en: said(texts.or.en) }
}
