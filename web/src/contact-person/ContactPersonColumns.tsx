import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPersonList } from '@kasack/contract/contact-person.ts'
import { DayAgo } from '../shared/part/DayAgo.tsx'
import { MailLink } from '../shared/part/MailLink.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import type { Column } from '../shared/table/column.ts'
import { dayRange } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { labels } from './labels.ts'

/** The columns of contact persons, shared by all tables; each table sets the widths. */
export const contactPersonColumns = {
  function: {
    title: labels.function,
    cell: (person) => <TextCell text={person.function?.name} />,
    sort: 'function__name',
    filter: 'function__id',
  },
  phone: {
    title: labels.phone,
    cell: ({ phone, country_code }) => <PhoneLink number={phone} country={country_code} />,
    filter: 'phone__icontains',
  },
  mobile: { title: labels.mobile, cell: ({ mobile, country_code }) => <PhoneLink number={mobile} country={country_code} /> },
  email: { title: labels.email, cell: ({ email }) => <MailLink address={email} />, sort: 'email', filter: 'email__icontains' },
  latest_engagement: {
    title: labels.latest_engagement,
    cell: ({ latest_engagement }) => <DayAgo moment={latest_engagement?.created_datetime} />,
    sort: 'latest_engagement__created_datetime',
    filter: dayRange(contactPersonList, 'latest_engagement__created_datetime__date', { label: labels.latest_engagement }),
  },
} satisfies Record<string, Omit<Column<typeof contactPersonList, ContactPerson>, 'width'>>
