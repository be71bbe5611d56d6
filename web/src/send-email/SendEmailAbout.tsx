import type { Candidate } from '@kasack/contract/candidate.ts'
import { formatInteger, formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import type { EmailStart } from './queries.ts'
import { texts } from './texts.ts'

/** Above the fields of an e-mail: the person and vacancy it is about. */
export function SendEmailAbout({ start: { candidates, employee, facility } }: { start: EmailStart }) {
  const t = useText()
  const [candidate, ...others] = candidates
  if (!candidate && !employee && !facility) return null
  const isOfSeveral = others.length > 0
  return (
    <section className="k-about" aria-label={t(texts.about)}>
      <div className="k-about-who">
        <b>
          {isOfSeveral
            ? t(texts.profiles, { count: formatInteger(candidates.length) })
            : (candidate?.employee ?? employee ?? facility)?.name}
        </b>
        {candidate && <CandidateVacancy candidate={candidate} />}
      </div>
      {isOfSeveral && <div>{candidates.map(({ employee: { name } }) => name).join(', ')}</div>}
    </section>
  )
}

/** The vacancy the candidate is for. */
const CandidateVacancy = ({ candidate: { vacancy, date_range } }: { candidate: Candidate }) => (
  <>
    <span>{vacancy.name}</span>
    {!vacancy.name.includes(vacancy.facility.name) && <span>{vacancy.facility.name}</span>}
    <span className="k-num">{formatPeriod(date_range)}</span>
  </>
)
