import { booking } from '@kasack/contract/booking.ts'
import { email } from '@kasack/contract/email.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { listPath } from '../../shared/address/record-path.ts'
import type { Choice } from '../../shared/address/url-codec.ts'
import { manyFiltersPath } from '../../shared/address/url-table.ts'
import { t } from '../../shared/language/i18n.ts'
import { texts as words } from '../../shared/language/texts.ts'

/** The records behind a figure: their list, and the kinds counted. */
export type Behind = { list: keyof typeof lists; kinds?: Choice[] }

/** The lists that can show what was counted, by the table key of their page, with the filter for the kind. */
const lists = {
  emails: { entity: email, kind: 'template__id' },
  engagements: { entity: engagement, kind: 'action_type__id' },
  vacancies: { entity: vacancy, kind: null },
  bookings: { entity: booking, kind: null },
} as const satisfies Record<string, { entity: Entity; kind: string | null }>

/** The list of the records behind a figure, and the permission to see them there. */
export function recordsBehind({ list, kinds = [] }: Behind, { days, user }: { days: { lower: string; upper: string }; user: Ref | null }) {
  const { entity, kind } = lists[list]
  const path = manyFiltersPath(listPath(entity), list, [
    { filter: 'created_datetime__date', kind: 'days', value: { from: days.lower, to: days.upper } },
    ...choice('created_by_user__id', user ? [user] : []),
    ...(kind ? choice(kind, kinds) : []),
    ...(list === 'bookings' ? choice('cancelled', [{ id: 'false', name: t(words.no) }]) : []),
  ])
  // Without permission to see employees, e-mails about them are hidden, and the list would be shorter than the figure.
  const needs: UserNeeds = list === 'emails' ? employee.access.read : entity.access.read
  return { path, needs }
}

const choice = (filter: string, value: Choice[]) => (value.length > 0 ? [{ filter, kind: 'choices' as const, value }] : [])
