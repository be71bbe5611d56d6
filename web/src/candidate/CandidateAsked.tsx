import type { AskedParty, Candidate } from '@kasack/contract/candidate.ts'
import { candidate as entity } from '@kasack/contract/candidate.ts'
import { formatMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { CandidateMark } from './CandidateMark.tsx'
import { labels } from './labels.ts'
import { noteAsked } from './queries.ts'
import { texts } from './texts.ts'

const whys = {
  employee: { yes: texts.employee_was_asked, no: texts.employee_not_asked },
  facility: { yes: texts.facility_was_asked, no: texts.facility_not_asked },
} satisfies Record<AskedParty, object>

/** Whether the employee or the facility was asked; users who may change the candidate toggle it. */
export function CandidateAsked({ candidate, who }: { candidate: Candidate; who: AskedParty }) {
  const t = useText()
  const may = useMay()
  const label = labels[`${who}_asked`]
  const isSo = who === 'employee' ? candidate.employee_asked : candidate.facility_asked
  const moment = who === 'employee' ? candidate.employee_asked_datetime : candidate.facility_asked_datetime
  const told = t(whys[who][isSo ? 'yes' : 'no'])
  const why = isSo && moment ? t(texts.told_on, { told, moment: formatMoment(moment) }) : told
  if (!may(entity.access.change)) return <CandidateMark isSo={isSo} why={why} />
  const name = t(texts.mark_of, { mark: t(label), name: candidate.employee.name })
  return <CandidateMark isSo={isSo} why={why} press={{ name, onPress: () => void noteAsked(candidate, who, !isSo) }} />
}
