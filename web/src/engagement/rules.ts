import type { Engagement } from '@kasack/contract/engagement.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

type Numbers = { phone: string; mobile: string }
type Reachable = { person: Numbers | null; mainContact: (Numbers & { name: string }) | null; facility: Numbers | null }

/** A number to dial; `name` says whose it is where that is somebody else than the entry names. */
export type DialNumber = { number: string; of: 'person' | 'main_contact' | 'facility'; name: string | null }

/** Whom to call about an entry: the person it is with, else the facility's main contact, else the facility. Null: nobody has a number. */
export function dialled({ person, mainContact, facility }: Reachable): DialNumber | null {
  const found: DialNumber[] = [
    { number: person ? person.mobile || person.phone : '', of: 'person', name: null },
    { number: mainContact ? mainContact.mobile || mainContact.phone : '', of: 'main_contact', name: mainContact?.name ?? null },
    { number: facility ? facility.phone || facility.mobile : '', of: 'facility', name: null },
  ]
  return found.find(({ number }) => number) ?? null
}

/** Why nothing can be written about what is due: it is about an employee alone, and the user may not name her. */
export const refuseEntryAbout = ({ facility, applicant }: Pick<Engagement, 'facility' | 'applicant'>, mayName: boolean): Text | undefined =>
  facility || applicant || mayName ? undefined : texts.no_entry_about_employee

/** What or whom an entry is about in the first place. */
export const subjectOf = ({ facility, employee, applicant }: Pick<Engagement, 'facility' | 'employee' | 'applicant'>) =>
  facility ?? employee ?? applicant
