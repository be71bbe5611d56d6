/** What is written by hand about a contact person; the rest follows from it. `role` is a contact person function by its name. */
export type ContactPersonRow = {
  gender: 'f' | 'm' | 'u'
  title: string
  first_name: string
  last_name: string
  role: string | null
  note: string
  birthday?: string
  tags?: string[]
  inactive?: true
}

/** Whom the agency knows in a facility, the main contact first. */
export type ContactPersonRows = Record<string, ContactPersonRow[]>

type More = Partial<Pick<ContactPersonRow, 'title' | 'note' | 'birthday' | 'tags' | 'inactive'>>

export const woman = (name: string, role: string | null, more?: More) => row('f', name, { role, ...more })
export const man = (name: string, role: string | null, more?: More) => row('m', name, { role, ...more })
/** Somebody known by mail alone. */
export const somebody = (name: string, role: string | null, more?: More) => row('u', name, { role, ...more })

function row(gender: ContactPersonRow['gender'], name: string, more: More & { role: string | null }): ContactPersonRow {
  const [first_name = '', ...rest] = name.split(' ')
  return { gender, title: '', first_name, last_name: rest.join(' '), note: '', ...more }
}
