import { formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import type { EmailStart } from './queries.ts'
import { texts } from './texts.ts'

/** Above the fields of an e-mail: whom and what it is about. */
export function SendEmailAbout({ start: { candidate, employee, facility } }: { start: EmailStart }) {
  const t = useText()
  if (!candidate && !employee && !facility) return null
  return (
    <section className="k-about" aria-label={t(texts.about)}>
      <div className="k-about-who">
        <b>{candidate ? candidate.employee.name : (employee ?? facility)?.name}</b>
        {candidate && (
          <>
            <span>{candidate.vacancy.name}</span>
            {!candidate.vacancy.name.includes(candidate.vacancy.facility.name) && <span>{candidate.vacancy.facility.name}</span>}
            <span className="k-num">{formatPeriod(candidate.date_range)}</span>
          </>
        )}
      </div>
    </section>
  )
}
