import { SendOutlined } from '@ant-design/icons'
import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Email } from '@kasack/contract/email.ts'
import { email } from '@kasack/contract/email.ts'
import type { Page } from '@kasack/contract/list.ts'
import { useQuery } from '@tanstack/react-query'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { formatMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** How many of the newest e-mails are searched. */
const size = 100

/** Says which of several profiles the facility got before, from whom and when. */
export function SendEmailSentBefore({ candidates }: { candidates: readonly Candidate[] }) {
  const t = useText()
  const people = candidates.map(({ employee }) => employee)
  const { data } = useQuery(
    read<Page<Email>>(listCall(email), {
      category: 'profile',
      employee__id: people.map(({ id }) => id),
      facility__id: candidates[0]?.vacancy.facility.id,
      page: 1,
      size,
    }),
  )
  const known = people.flatMap(({ id, name }) => {
    const newest = data?.results.find((one) => isAbout(one, id))
    return newest ? [{ id, name, newest }] : []
  })
  if (known.length === 0) return null
  return (
    <div className="k-notice" role="note">
      <SendOutlined aria-hidden />
      <div>
        {t(texts.profiles_sent)}
        <ul className="k-reasons">
          {known.map(({ id, name, newest }) => (
            <li key={id}>
              {t(texts.profile_of, {
                employee: name,
                moment: formatMoment(newest.created_datetime),
                recipient: newest.contact_person?.name ?? newest.recipient,
                user: newest.created_by_user.name,
              })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const isAbout = ({ employee, candidates }: Email, id: number): boolean =>
  employee?.id === id || (candidates ?? []).some((one) => one.employee.id === id)
