import { SendOutlined } from '@ant-design/icons'
import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Email } from '@kasack/contract/email.ts'
import { email } from '@kasack/contract/email.ts'
import type { Page } from '@kasack/contract/list.ts'
import { useQuery } from '@tanstack/react-query'
import { emailDrawer } from '../email/door.ts'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { formatMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { texts } from './texts.ts'

type Props = {
  candidate: Candidate
  /** True for the profile sent to the facility, false for the e-mail to the candidate. */
  isProfile: boolean
}

/** Says by whom and when this facility got the profile before, or the candidate was asked about this vacancy. */
export function SendEmailBefore({ candidate, isProfile }: Props) {
  const t = useText()
  const { id, employee, vacancy } = candidate
  const params = isProfile
    ? { category: 'profile', employee__id: employee.id, facility__id: vacancy.facility.id }
    : { category: 'candidate', candidate__id: id }
  const { data } = useQuery(read<Page<Email>>(listCall(email), { ...params, page: 1, size: 1 }))
  const newest = data?.results[0]
  if (!newest) return null
  const told = {
    employee: employee.name,
    moment: formatMoment(newest.created_datetime),
    recipient: newest.contact_person?.name ?? newest.recipient,
    user: newest.created_by_user.name,
  }
  return (
    <div className="k-notice" role="note">
      <SendOutlined aria-hidden />
      <span>{t(isProfile ? texts.profile_sent : texts.employee_asked, told)}</span>
      <OpenButton size="small" icon={null} modal={emailDrawer} about={{ id: newest.id }}>
        {t(texts.look)}
      </OpenButton>
    </div>
  )
}
