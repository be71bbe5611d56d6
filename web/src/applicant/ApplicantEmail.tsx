import { CheckCircleFilled } from '@ant-design/icons'
import type { Applicant } from '@kasack/contract/applicant.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { MailLink } from '../shared/part/MailLink.tsx'
import { texts } from './texts.ts'

type Props = { applicant: Pick<Applicant, 'email' | 'email_verification_datetime'> }

/** The e-mail address of an applicant in a table, with a check mark once she has confirmed it. */
export function ApplicantEmail({ applicant: { email, email_verification_datetime: confirmed } }: Props) {
  const t = useText()
  if (!confirmed) return <MailLink address={email} />
  const title = t(texts.verified, { day: formatDay(confirmed) })
  return (
    <span className="k-verified">
      <MailLink address={email} />
      <span role="img" aria-label={title} title={title}>
        <CheckCircleFilled aria-hidden />
      </span>
    </span>
  )
}
