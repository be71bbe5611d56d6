import type { Engagement } from '@kasack/contract/engagement.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

type Numbers = { phone: string; mobile: string }
type Reachable = { person: Numbers | null; mainContact: (Numbers & { name: string }) | null; facility: Numbers | null }

/** A number to dial; `name` says whose it is if not that of the entry's contact person or facility. */
export type DialNumber = { number: string; of: 'person' | 'main_contact' | 'facility'; name: string | null }

/**
 * The number to call about an entry: the contact person's, otherwise the main contact's, otherwise the facility's; null if there is none.
 */
export function dialled({ person, mainContact, facility }: Reachable): DialNumber | null {
  const found: DialNumber[] = [
    { number: person ? person.mobile || person.phone : '', of: 'person', name: null },
    { number: mainContact ? mainContact.mobile || mainContact.phone : '', of: 'main_contact', name: mainContact?.name ?? null },
    { number: facility ? facility.phone || facility.mobile : '', of: 'facility', name: null },
  ]
  return found.find(({ number }) => number) ?? null
}

/** Why the user cannot answer a due call: it is about only an employee, whom the user may not name. */
export const refuseEntryAbout = ({ facility, applicant }: Pick<Engagement, 'facility' | 'applicant'>, mayName: boolean): Text | undefined =>
  facility || applicant || mayName ? undefined : texts.no_entry_about_employee

/** The main subject of an entry. */
export const subjectOf = ({ facility, employee, applicant }: Pick<Engagement, 'facility' | 'employee' | 'applicant'>) =>
  facility ?? employee ?? applicant
