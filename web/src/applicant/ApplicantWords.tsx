import type { Applicant } from '@kasack/contract/applicant.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { Unfold } from '../shared/part/Unfold.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** What an applicant wrote and what colleagues noted about her, above the form that makes her an employee. */
export function ApplicantWords({ applicant }: { applicant: Applicant }) {
  const t = useText()
  const { profession_free_text: profession, application_tags: tags, comments, created_datetime } = applicant
  return (
    <div className="k-source">
      <Facts title={t(texts.application_of, { day: formatDay(created_datetime) })}>
        <Fact label={t(labels.profession_free_text)}>{profession}</Fact>
        {tags.length > 0 && (
          <Fact label={t(labels.application_tags)}>
            <Tags items={tags} />
          </Fact>
        )}
        {comments && (
          <Fact label={t(labels.comments)}>
            <Unfold>{comments}</Unfold>
          </Fact>
        )}
      </Facts>
    </div>
  )
}
