/**
 * From where a table is shown; its columns may be hidden or have other widths there (product.md 2.7).
 * Both spellings of the contact person's page are known, they show the same columns (G38).
 */
export const referrers = [
  'dashboard/followups',
  'dashboard/recent-engagements',
  'facility/details',
  'contactPerson/details',
  'employee/details',
  'vacancy/details',
  'applicant/details',
  'contact-person/details',
] as const

export type Referrer = (typeof referrers)[number]
